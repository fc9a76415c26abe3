import { AppModal } from '../AppModal/AppModal.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import classes from './ShortcutSheet.module.css';

export type ShortcutGroup = {
  title: string;
  items: readonly { keys: readonly string[]; label: string }[];
};

export type ShortcutSheetProps = {
  /** Whether it is on the page. */
  opened: boolean;
  /** Esc, the backdrop or the cross. */
  onClose: () => void;
  /** The keys by where they work. */
  groups: readonly ShortcutGroup[];
  /** Whether single keys work; some people speak to their computer (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Single keys are switched on or off. */
  onSingleKeys: (on: boolean) => void;
};

/**
 * Every key in one place, with the switch that turns single keys off.
 *
 * Not for: teaching in passing: a `KeyHint` beside the control does that.
 *
 * Accessibility: a dialog opened by `?` and by a visible button. Single keys can be switched off
 * (WCAG 2.1.4).
 */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { opened, onClose, groups, singleKeys, onSingleKeys } = props;
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      size={640}
      footer={
        <Checkbox
          className={classes.switch ?? ''}
          label="Single key shortcuts"
          checked={singleKeys}
          onChange={(event) => onSingleKeys(event.currentTarget.checked)}
        />
      }
    >
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={classes.title}>{group.title}</h3>
            <dl className={classes.list}>
              {group.items.map((item) => (
                <div key={item.label} className={classes.item}>
                  <dt>{item.label}</dt>
                  <dd>
                    <KeyHint keys={item.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </AppModal>
  );
}
