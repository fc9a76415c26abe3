import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';

const root = join(import.meta.dirname, '../../../..');
const stored = join(root, 'apps/storybook/pictures');
/** What a failed comparison leaves to be looked at; git does not know it. */
const refused = join(root, '.tmp/pictures');
/** Half the size: small files, and no single pixel of a letter's edge decides. */
const scale = 0.5;

/** What a run does with pictures: as with snapshots, `--update` accepts all, CI adds none. */
export type Accepting = 'all' | 'new' | 'none';

/** One for each page of the run: opening it takes longer than a picture. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const open = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, open);
  return open;
}

/** Photographs this much of the frame that the story stands in. @returns WebP in base64 */
export const takePicture = defineBrowserCommand<[width: number, height: number]>(
  async ({ frame, page }, width, height) => {
    const box = await (await (await frame()).frameElement()).boundingBox();
    const session = await sessionOf(page);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: box?.x ?? 0, y: box?.y ?? 0, width, height, scale },
    });
    return data;
  },
);

/** The stored picture of a story, null where there is none, and what to do about a difference. */
export const readPicture = defineBrowserCommand<[id: string]>(async ({ project }, id) => ({
  picture: await readFile(fileOf(stored, id), 'base64').catch(() => null),
  accepting: project.vitest.snapshot.options.updateSnapshot satisfies Accepting,
}));

/** Keeps a picture as the one to compare with. */
export const keepPicture = defineBrowserCommand<[id: string, picture: string]>(
  async (_, id, picture) => {
    await write(fileOf(stored, id), picture);
    await rm(fileOf(refused, id), { force: true });
  },
);

/** Lays a picture that was refused where a person finds it. @returns where */
export const showRefused = defineBrowserCommand<[id: string, picture: string]>(
  async (_, id, picture) => {
    await write(fileOf(refused, id), picture);
    return `.tmp/pictures/${id}.webp`;
  },
);

const fileOf = (folder: string, id: string) => join(folder, `${id}.webp`);

async function write(path: string, picture: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(picture, 'base64'));
}
