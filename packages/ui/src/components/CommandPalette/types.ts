import type { ReactNode } from 'react';

/** One thing to do, or one place to go to. */
export type PaletteItem = {
  readonly id: string;
  readonly icon: ReactNode;
  /** Its words; what of them was typed may be marked. */
  readonly label: ReactNode;
  /** What its words do not say: what it asks for first, what it leads to. */
  readonly effect?: string | undefined;
  /** The keys that do the same without the palette. */
  readonly keys?: readonly string[] | undefined;
};

export type PaletteGroup = { readonly title: string; readonly items: readonly PaletteItem[] };

/** What the first group acts on. */
export type PaletteTargetProps = {
  readonly icon: ReactNode;
  /** What it is, in a few words: "3 orders selected". */
  readonly words: string;
  /** Which ones: ids, a name. */
  readonly line?: string | undefined;
  /** Goes on to the next that can be acted on; left out where there is no other. */
  readonly onChange?: (() => void) | undefined;
};
