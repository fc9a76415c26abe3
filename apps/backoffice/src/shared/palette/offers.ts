import { type ReactNode, useEffect, useRef } from 'react';

/** One thing that can be done by its words. */
export type PaletteCommand = {
  /** No other one on screen has it. */
  readonly id: string;
  /** The words of its button. */
  readonly label: string;
  /** Other words that find it: what staff call it. */
  readonly also?: string | undefined;
  /** Of 18 px. */
  readonly icon: ReactNode;
  /** What the words do not say: that it asks first, and for what. */
  readonly effect?: string | undefined;
  /** The keys that do the same. */
  readonly keys?: readonly string[] | undefined;
  /** It stands behind all others of its group: it ends something for good. */
  readonly last?: true;
  readonly run: () => void;
};

/** What commands act on. */
export type PaletteSubject = {
  readonly kind: 'selection' | 'order' | 'case' | 'typed';
  /** "3 orders selected". */
  readonly words: string;
  /** Which ones. */
  readonly line?: string | undefined;
  /** What stands above its commands. */
  readonly title: string;
};

/** What a part of the screen has to offer. */
export type PaletteOffer = {
  /** Left out for what acts on the screen. */
  readonly subject?: PaletteSubject | undefined;
  readonly commands: readonly PaletteCommand[];
  /** Loads what is shown anew, after an order was changed by its id. */
  readonly reload?: () => void;
};

const makers: { current: () => PaletteOffer }[] = [];

/** What can be done now; the screen itself comes before its parts. */
export const offersNow = (): readonly PaletteOffer[] =>
  makers.toReversed().map(({ current }) => current());

/** Offers commands for as long as the part is on screen. `make` is asked when the palette is open, and not before. */
export function usePaletteOffer(make: () => PaletteOffer): void {
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    makers.push(latest);
    return () => {
      makers.splice(makers.indexOf(latest), 1);
    };
  }, []);
}
