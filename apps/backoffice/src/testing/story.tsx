import { notifications } from '@mantine/notifications';
import type { Role } from '@pabean/domain';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { makeRoutes } from '../app/routes.tsx';
import baseCss from '../base.css?inline';
import { forgetCounts } from '../shared/counts/counts-store.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { prepareToasts } from '../shared/notify.ts';
import { clearOrderInBar } from '../shared/orders/order-in-bar.ts';
import { closePalette } from '../shared/palette/palette-store.ts';
import { beginSession, clearSession } from '../shared/session/session-store.ts';
import { openShortcutSheet, setSingleKeys } from '../shared/shortcuts/shortcut-settings.ts';
import { ToastHost } from '../shared/ToastHost.tsx';
import { tokenOf } from './staff.ts';
import { type StoryAnswers, startServer } from './story-server.ts';
import { settled } from './story-steps.ts';

/** What a story begins with. */
type Opening = {
  /** The address that is opened. */
  address: string;
  /** Who is signed in; null before the sign-in. */
  role?: Role | null;
  name?: string;
  /** What the server says. */
  answers?: StoryAnswers;
  /** In place of the site map. */
  routes?: () => RouteObject[];
  /** What happened before, such as a list that the person came from. */
  before?: () => void;
};

/** The whole back office at an address, as main.tsx draws it, inside the preview's provider. */
function Office({ address, routes = makeRoutes }: Opening) {
  const [router] = useState(() => createMemoryRouter(routes(), { initialEntries: [address] }));
  return (
    <>
      <style>{baseCss}</style>
      <RouterProvider router={router} />
      <ToastHost />
    </>
  );
}

export type ScreenStory = StoryObj;
export type ScreenMeta = Meta;

/** Opens the office so. Parameters and no args: a table of those would tell a designer nothing. */
export const opens = (office: Opening) => ({ parameters: { office } });

type Context = Pick<StoryContext, 'parameters' | 'globals'>;
const openingOf = ({ parameters }: Context): Opening => parameters.office;

/** All stories are drawn in one page: nothing of one may be found by the next. */
function forget(): void {
  clearSession();
  forgetDrafts();
  forgetCounts();
  setSingleKeys(true);
  openShortcutSheet(false);
  closePalette();
  clearOrderInBar();
  notifications.clean();
  notifications.cleanQueue();
  window.scrollTo(0, 0);
}

/** A page of docs shows all states in frames, each as wide as its window. */
function fitIntoDocs({ parameters, globals }: Context): void {
  const frame = window.frameElement;
  if (frame === null || !frame.id.startsWith('iframe--')) return;
  const { width } = parameters.viewport.options[globals.viewport?.value ?? 'desktop'].styles;
  frame.setAttribute('style', `${frame.getAttribute('style')} max-inline-size: ${width}`);
}

async function begin(context: Context): Promise<() => void> {
  const { role = 'Admin', name = 'Rani', answers = {}, before } = openingOf(context);
  const { title } = document;
  forget();
  fitIntoDocs(context);
  const stopServer = startServer(answers, name, role ?? 'Team');
  if (role !== null) beginSession({ jwtToken: tokenOf(name, role) });
  before?.();
  await prepareToasts();
  return () => {
    forget();
    stopServer();
    document.title = title;
  };
}

/**
 * What the stories of a screen have in common.
 * @param spec where the screen is specified
 * @param isPage false where a part is drawn alone, without the page around it
 */
export function screenOf(spec: string, height = 720, isPage = true) {
  return {
    render: (_, context) => <Office {...openingOf(context)} />,
    // Pictures are taken at one size; a designer looks at it at any.
    globals: import.meta.env.PICTURES ? { viewport: { value: 'desktop' } } : {},
    parameters: {
      face: 'staff',
      layout: 'fullscreen',
      // The whole page, for what axe judges of that alone, such as its one title.
      a11y: isPage ? { context: 'html' } : {},
      docs: {
        description: { component: `Specification: ${spec}.` },
        // Each state in a window of its own: they share stores, and the document's title.
        story: { inline: false, height: `${height}px` },
        canvas: { sourceState: 'none' },
      },
    },
    beforeEach: begin,
    afterEach: settled,
  } satisfies ScreenMeta;
}

/** On the design's phone. */
export const phone = { viewport: { value: 'phone' } };
