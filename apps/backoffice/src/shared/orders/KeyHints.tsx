import { KeyHint } from '@pabean/ui/KeyHint';
import { paletteKeys } from '../palette/palette-key.ts';
import { useShortcutSettings } from '../shortcuts/shortcut-settings.ts';
import styles from './KeyHints.module.css';

const hints: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['J', 'K'], 'move'],
  [['X'], 'select'],
  [['Enter'], 'view'],
  [['/'], 'search'],
  [paletteKeys(), 'do'],
  [['Esc'], 'clear'],
  [['?'], 'all shortcuts'],
];

/** The one line under the table that teaches the keys, where there is a keyboard. */
export function KeyHints() {
  const on = useShortcutSettings((settings) => settings.singleKeys);
  if (!on) return null;
  return (
    <p className={styles.hints}>
      {hints.map(([keys, does]) => (
        <span key={does}>
          <KeyHint keys={keys} /> {does}
        </span>
      ))}
    </p>
  );
}
