import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { differenceOf } from './compare.ts';
import { drawFonts } from './fonts.ts';
import { endMovements, holdStill, nextFrame } from './still.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture(width: number, height: number): Promise<string>;
    readPicture(
      id: string,
    ): Promise<{ picture: string | null; accepting: import('./commands.ts').Accepting }>;
    keepPicture(id: string, picture: string): Promise<void>;
    showRefused(id: string, picture: string): Promise<string>;
  }
}

/** Taller pages are compared as far as this. */
const tallest = 2000;
/** How often a page that does not look as expected is photographed again: it may still settle. */
const tries = 10;
const pauseMs = 100;

let ready: Promise<void> | undefined;

/** Makes the page ready for pictures, once. */
export const prepare = (): Promise<void> => (ready ??= drawAlike());

function drawAlike(): Promise<void> {
  endMovements();
  return drawFonts();
}

/**
 * Compares the story on the page with its stored picture: `pnpm pictures` accepts what changed.
 * Stories tagged `no-picture` depend on the machine's own fonts; only those tagged `toasts` show toasts.
 * @throws when it looks different, or has no picture while none may be added (CI)
 */
export async function checkPicture(story: { id: string; tags: readonly string[] }): Promise<void> {
  if (story.tags.includes('no-picture')) return;
  const { picture, accepting } = await commands.readPicture(story.id);
  if (picture === null && accepting === 'none') {
    expect.fail('This story has no picture yet: run "pnpm pictures".');
  }
  const letGo = await holdStill(story.tags.includes('toasts'));
  try {
    const match = picture === null ? null : await photographUntilLike(picture);
    if (match?.difference === null) return;
    if (match === null || accepting === 'all') {
      const { photo } = await photographUntilLike(null);
      return await commands.keepPicture(story.id, photo);
    }
    const path = await commands.showRefused(story.id, match.photo);
    expect.fail(
      `The picture is another: ${match.difference}. See ${path}; "pnpm pictures" accepts it.`,
    );
  } finally {
    letGo();
  }
}

/** Again and again until it looks like that picture, without one like the time before. */
async function photographUntilLike(picture: string | null) {
  let photo = await photograph();
  let difference = picture === null ? 'there is none' : await differenceOf(photo, picture);
  for (let n = 1; n < tries && difference !== null; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const before = photo;
    photo = await photograph();
    difference = await differenceOf(photo, picture ?? before);
  }
  return { photo, difference };
}

/** The whole page as far as it is compared; the window is left as it was. */
async function photograph(): Promise<string> {
  const { innerWidth: width, innerHeight: height } = window;
  const neededHeight = Math.min(Math.ceil(lowest()), tallest);
  if (neededHeight <= height) return commands.takePicture(width, neededHeight);
  await page.viewport(width, neededHeight);
  await nextFrame();
  try {
    return await commands.takePicture(width, neededHeight);
  } finally {
    await page.viewport(width, height);
  }
}

/** Where the lowest thing on the page ends. */
function lowest(): number {
  const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 ? box.bottom : 0;
  });
  return Math.max(16, ...bottoms) + 8;
}
