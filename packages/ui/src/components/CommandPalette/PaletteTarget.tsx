import classes from './CommandPalette.module.css';
import type { PaletteTargetProps } from './types.ts';

/** The line that names what is acted on. */
export function PaletteTarget({ icon, words, line, onChange }: PaletteTargetProps) {
  return (
    <div className={classes.target}>
      <span className={classes.icon}>{icon}</span>
      {/* Said again whenever it changes: Enter acts on it. */}
      <p className={classes.about} role="status">
        <strong>{words}</strong>
        {line && `, ${line}`}
      </p>
      {onChange && (
        <button type="button" className={classes.change} onClick={onChange}>
          Change
        </button>
      )}
    </div>
  );
}
