import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright';

const i18n = new URL('../../apps/portal/src/i18n/', import.meta.url);

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The texts of one language of the portal, as its own sources have them. */
export interface PortalTexts {
  readonly lang: string;
  readonly texts: Texts;
}

/** Every language that has texts, English first: each catalog is a file of its own. */
export async function portalLanguages(): Promise<PortalTexts[]> {
  const { en } = await load('en.ts');
  const files = await readdir(new URL('catalogs/', i18n));
  const others = files.map(async (name) => {
    const { catalog } = await load(`catalogs/${name}`);
    return { lang: name.replace(/\.ts$/, ''), texts: catalog };
  });
  return [{ lang: 'en', texts: en }, ...(await Promise.all(others))];
}

/** What a part that comes after its page says under a key, in one language. */
export async function partTexts(
  part: 'correct' | 'counter' | 'marks' | 'refund',
  lang: string,
): Promise<(key: string) => string> {
  const { texts } = await load(`../features/get-new-order-details/${part}/texts/${lang}.ts`);
  return (key) => String(texts[key]);
}

/** What the page says in English although its language has other words for it. */
export async function englishLeft(
  page: Page,
  { texts: english }: PortalTexts,
  { texts: own }: PortalTexts,
): Promise<string[]> {
  const said = await page.evaluate(piecesOfPage);
  const ours = piecesOf(own);
  const whole = said.join('\n');
  return [...piecesOf(english)].filter(
    (piece) =>
      !ours.has(piece) &&
      // A long piece may stand in a filled sentence; a short one would be found in other words.
      (said.includes(piece) || (piece.length > 15 && whole.includes(piece))),
  );
}

async function load(path: string): Promise<Record<'en' | 'catalog' | 'texts', Texts>> {
  return import(new URL(path, i18n).href);
}

/** The texts between tags and places; letters only. */
function piecesOf(texts: Texts): Set<string> {
  const forms = Object.values(texts).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  const pieces = forms.flatMap((form) => form.split(/<\/?\w+>|\{\w+\}/)).map((one) => one.trim());
  return new Set(pieces.filter((piece) => /\p{L}{3}/u.test(piece)));
}

/** Runs in the page: its title, its names for assistive software, and every text that is seen. */
function piecesOfPage(): string[] {
  const pieces = [document.title];
  for (const element of document.querySelectorAll('[aria-label]')) {
    pieces.push(element.getAttribute('aria-label') ?? '');
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // Each language is listed by its own name, whatever the page's language.
    if (!node.parentElement?.closest('option, script, style, noscript')) {
      pieces.push(node.textContent ?? '');
    }
  }
  return pieces.map((piece) => piece.trim());
}
