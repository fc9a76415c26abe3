import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './language.ts';
import type { TextKey, ValuesOf } from './t.ts';

type Tag = (children: ReactNode) => ReactNode;

type Props<K extends TextKey> = {
  text: K;
  /** How the `<name>…</name>` parts are shown. */
  tags?: Readonly<Record<string, Tag>>;
} & (Record<never, never> extends ValuesOf<K, ReactNode>
  ? { values?: undefined }
  : { values: ValuesOf<K, ReactNode> });

const stressed: Tag = (children) => <strong>{children}</strong>;
/** Browsers break a line after any hyphen; "e-" alone at the end of one reads badly. */
const unbroken: Tag = (children) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

/**
 * A text with parts that are more than text: a link, a stressed phrase, an id in `<bdi>`. The whole
 * sentence stays one entry of the catalog, so that a language can put its words in its own order.
 */
export function Rich<K extends TextKey>({ text, tags = {}, values }: Props<K>) {
  const { catalog } = useLanguage();
  const slots: Readonly<Record<string, ReactNode>> = values ?? {};
  return render(catalog[text], { b: stressed, nb: unbroken, ...tags }, slots);
}

function render(
  template: string,
  tags: Readonly<Record<string, Tag>>,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of template.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g)) {
    const [whole, tag, inner = '', place] = match;
    parts.push(template.slice(end, match.index));
    if (place !== undefined) parts.push(values[place] ?? whole);
    else parts.push((tags[tag ?? ''] ?? stressed)(render(inner, tags, values)));
    end = match.index + whole.length;
  }
  parts.push(template.slice(end));
  // The parts of a sentence never change places, so their position is their name.
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
