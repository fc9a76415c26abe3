import { type ReactNode, useEffect, useId, useRef } from 'react';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import classes from './CommandPalette.module.css';
import type { PaletteGroup, PaletteItem } from './types.ts';

type ListProps = {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** The item that Enter takes. */
  chosen: string | undefined;
  optionId: (id: string) => string;
  /** The pointer went over an item. */
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
};

/** What is offered, by group. */
export function PaletteList({ id, label, groups, chosen, optionId, onPoint, onChoose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === undefined) return;
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (groups.length === 0) return null;
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
      {groups.map(({ title, items }) => (
        <Group key={title} title={title}>
          {items.map((item) => (
            <Option
              key={item.id}
              id={optionId(item.id)}
              item={item}
              isChosen={item.id === chosen}
              onPoint={() => onPoint(item.id)}
              onChoose={() => onChoose(item.id)}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is no group of options
    <div role="group" aria-labelledby={titleId} className={classes.group}>
      <p id={titleId} className={classes.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

type OptionProps = {
  id: string;
  item: PaletteItem;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A press keeps the focus in the field, so that a phone's keyboard does not close and open again. */
function Option({ id, item, isChosen, onPoint, onChoose }: OptionProps) {
  const { icon, label, effect, keys } = item;
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      // Not when it is only drawn below a pointer that rests: the arrows would lose their place.
      onPointerMove={isChosen ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span>{label}</span> {effect && <span className={classes.effect}>{effect}</span>}
      </span>
      {keys && (
        <span className={classes.keys}>
          <KeyHint keys={keys} silent />
        </span>
      )}
    </button>
  );
}
