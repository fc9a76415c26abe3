import type { en } from './en.ts';

export type TextKey = keyof typeof en;

/** What a language must bring: a missing text does not compile. */
export type Catalog = Readonly<Record<TextKey, string>>;

/** The `{name}` places of a text. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The values that a text needs, by the names that its English form uses. */
export type ValuesOf<K extends TextKey, V> = Record<Names<(typeof en)[K]>, V>;

type Values<K extends TextKey> =
  Names<(typeof en)[K]> extends never ? [] : [values: ValuesOf<K, string | number>];

export type Translate = <K extends TextKey>(key: K, ...values: Values<K>) => string;

/** The texts of one language as a function. */
export function translator(catalog: Catalog): Translate {
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number>> = values ?? {};
    return catalog[key].replace(/\{(\w+)\}/g, (place, name: string) =>
      String(given[name] ?? place),
    );
  };
}
