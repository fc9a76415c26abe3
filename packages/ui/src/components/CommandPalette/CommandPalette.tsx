import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { palettes } from '../../theme/palettes.ts';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import classes from './CommandPalette.module.css';
import { PaletteField } from './PaletteField.tsx';
import { PaletteList } from './PaletteList.tsx';
import { PaletteTarget } from './PaletteTarget.tsx';
import type { PaletteGroup, PaletteTargetProps } from './types.ts';

export type CommandPaletteProps = {
  /** Whether it is on the page. */
  opened: boolean;
  /** Esc or the backdrop; the caller closes it, and gives the focus back. */
  onClose: () => void;
  /** The name of the dialog and of its field. */
  label: string;
  /** What stands in the field. */
  query: string;
  /** Every change of it. */
  onQuery: (query: string) => void;
  /** What the first group acts on. */
  target?: PaletteTargetProps | undefined;
  /** What is offered, in its order. */
  groups: readonly PaletteGroup[];
  /** What Enter takes until something else is chosen; the first of all if left out. */
  first?: string | undefined;
  /** Enter or a press, with the id of what was chosen. */
  onChoose: (id: string) => void;
  /** More is on its way: the spinner takes the magnifier's place. */
  busy: boolean;
  /** What is said where nothing is offered. */
  emptyLine: string;
};

const OVERLAY = {
  transitionProps: { duration: 150 },
  color: palettes.gray[9],
  backgroundOpacity: 0.45,
};
/** Below the top bar, also where toasts make it grow. */
const Y_OFFSET = 'max(72px, calc(var(--pb-toasts, 0px) + 16px))';
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field and what its words find: things to do, places to go to. The caller finds them; the palette
 * walks them and says which one was chosen.
 *
 * Not for: choosing a value for a form (`Select`), or the only way to anything: what it offers stands on
 * the screens as well.
 *
 * States: `busy` is its loading; without a group it says `emptyLine`.
 *
 * Accessibility: a modal dialog with a combobox and its list box. The focus stays in the field; arrows
 * walk the options, Enter takes one, Tab changes what they act on where there is a choice, Escape closes.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    opened,
    onClose,
    label,
    query,
    onQuery,
    target,
    groups,
    first,
    onChoose,
    busy,
    emptyLine,
  } = props;
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const item =
    items.find(({ id }) => id === chosen) ?? items.find(({ id }) => id === first) ?? items[0];
  const optionId = (id: string) => `${listId}-${id}`;

  /** The one before or after; round at the ends. */
  function beside(step: 1 | -1): string | null {
    const index = items.findIndex(({ id }) => id === item?.id);
    return items.at((index + step) % items.length)?.id ?? null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) setChosen(beside(step));
    else if (event.key === 'Enter') item && onChoose(item.id);
    else if (event.key === 'Tab' && !event.shiftKey && target?.onChange) target.onChange();
    else return;
    event.preventDefault();
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={680}
      yOffset={Y_OFFSET}
      centered={false}
      padding={0}
      withCloseButton={false}
      // What is chosen may lead elsewhere: the caller knows where the focus goes.
      returnFocus={false}
      overlayProps={OVERLAY}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
      attributes={{ content: { 'aria-label': label } }}
      data-closing={!opened || undefined}
      // Mantine gives the field the focus a moment after it is there: closed by then, it must not take it.
      inert={!opened}
    >
      <PaletteField
        label={label}
        query={query}
        onQuery={(next) => {
          // Other words, other things: the first of them is meant until another is chosen.
          setChosen(null);
          onQuery(next);
        }}
        busy={busy}
        listId={items.length === 0 ? undefined : listId}
        optionId={item && optionId(item.id)}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {target && <PaletteTarget {...target} />}
      <PaletteList
        id={listId}
        label={label}
        groups={groups}
        chosen={item?.id}
        optionId={optionId}
        onPoint={setChosen}
        onChoose={onChoose}
      />
      <p className={classes.empty} role="status">
        {items.length === 0 && !busy && emptyLine}
      </p>
      <p className={classes.foot}>
        <span>
          <KeyHint keys={['↑', '↓']} /> choose
        </span>
        <span>
          <KeyHint keys={['Enter']} /> do
        </span>
        {target?.onChange && (
          <span>
            <KeyHint keys={['Tab']} /> act on something else
          </span>
        )}
      </p>
    </Modal>
  );
}
