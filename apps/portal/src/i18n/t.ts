import type { order } from './en/order.ts';
import type { en } from './en.ts';

type English = typeof en;

/** The texts with one form. */
export type TextKey = {
  [K in keyof English]: English[K] extends string ? K : never;
}[keyof English];

/** The texts with a count, which have a form for each plural category of the language. */
export type PluralKey = Exclude<keyof English, TextKey>;

export type PluralForms = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string;
};

/** What a language must bring: a missing text does not compile. */
export type Catalog = { readonly [K in TextKey]: string } & {
  readonly [K in PluralKey]: PluralForms;
};

/** The part of a language that is on the order page. */
export type OrderCatalog = Pick<Catalog, keyof typeof order>;

/** The `{name}` places of a text. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The values that a text needs, by the names that its English form uses. */
export type ValuesOf<K extends TextKey, V> = Record<Names<English[K]>, V>;

type Values<K extends keyof English> = K extends TextKey
  ? Names<English[K]> extends never
    ? []
    : [values: ValuesOf<K, string | number>]
  : [values: { count: number }];

export type Translate = <K extends keyof English>(key: K, ...values: Values<K>) => string;

/** The texts of one language as a function. `tag` chooses the plural form and writes numbers. */
export function translator(catalog: Catalog, tag: string): Translate {
  return (key, ...[values]) => {
    const slots: Readonly<Record<string, string | number>> = values ?? {};
    const text: string | PluralForms = catalog[key];
    const count = slots.count;
    const template =
      typeof text === 'string'
        ? text
        : (text[new Intl.PluralRules(tag).select(Number(count))] ?? text.other);
    return placed(template, (name) => {
      const value = slots[name];
      return typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
    });
  };
}

/** A text with its values. A Russian date ends with a full stop, which ends a sentence, too. */
export const placed = (text: string, find: (name: string) => string | undefined): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    const value = find(name);
    if (value === undefined) return place;
    return value.endsWith('.') ? value : value + stop;
  });
