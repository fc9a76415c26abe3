import { loadChunk } from '@pabean/ui/load-chunk';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths.ts';
import { opens, phone, type ScreenMeta, type ScreenStory, screenOf } from '../testing/story.tsx';
import { shows } from '../testing/story-steps.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { FirstLoad } from './FirstLoad.tsx';

const meta = {
  title: 'Error screen',
  ...screenOf('section 8, Generic fallbacks', 560),
} satisfies ScreenMeta;
export default meta;

const failing = (screen: RouteObject): RouteObject[] => [
  {
    path: paths.admin,
    HydrateFallback: FirstLoad,
    lazy: async () => ({ Component: (await import('../shell/Shell.tsx')).Shell }),
    children: [{ ErrorBoundary: ErrorScreen, children: [screen] }],
  },
];

function Broken(): never {
  throw new Error('A screen of a story fails.');
}

const address = paths.admin;

/** The shell stays: the way to the other screens is open. */
export const Unexpected: ScreenStory = {
  ...opens({ address, routes: () => failing({ index: true, Component: Broken }) }),
  play: shows('Unexpected Application Error!'),
};
/** The script of a screen could not be fetched. */
export const ChunkFailed: ScreenStory = {
  ...opens({
    address,
    routes: () =>
      failing({
        index: true,
        lazy: () => loadChunk('send-invoice', () => Promise.reject(new Error('offline'))),
      }),
  }),
  play: shows('Loading chunk send-invoice failed'),
};
export const Phone: ScreenStory = { ...Unexpected, globals: phone };
