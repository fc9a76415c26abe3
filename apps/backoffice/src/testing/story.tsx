import { notifications } from '@mantine/notifications';
import type { Role } from '@pabean/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { makeRoutes } from '../app/routes.tsx';
import baseCss from '../base.css?inline';
import { forgetCounts } from '../shared/counts/counts-store.ts';
import { forgetDrafts } from '../shared/drafts.ts';
import { prepareToasts } from '../shared/notify.ts';
import { beginSession, clearSession } from '../shared/session/session-store.ts';
import { openShortcutSheet, setSingleKeys } from '../shared/shortcuts/shortcut-settings.ts';
import { ToastHost } from '../shared/ToastHost.tsx';
import { tokenOf } from './staff.ts';
import { type StoryAnswers, startServer } from './story-server.ts';
import { settled } from './story-steps.ts';

type OfficeProps = {
  /** The address that is opened. */
  address: string;
  /** Who is signed in; null: nobody. */
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
function Office({ address, routes = makeRoutes }: OfficeProps) {
  const [router] = useState(() => createMemoryRouter(routes(), { initialEntries: [address] }));
  return (
    <>
      <style>{baseCss}</style>
      <RouterProvider router={router} />
      <ToastHost />
    </>
  );
}

/** A story of a whole screen. */
export type ScreenStory = StoryObj<Meta<typeof Office>>;
export type ScreenMeta = Meta<typeof Office>;

/** All stories are drawn in one page: nothing of one may be found by the next. */
function forget(): void {
  clearSession();
  forgetDrafts();
  forgetCounts();
  setSingleKeys(true);
  openShortcutSheet(false);
  notifications.clean();
  notifications.cleanQueue();
  window.scrollTo(0, 0);
}

/**
 * A page of docs shows all states in frames: none of them may pull the page down to itself when it
 * moves the focus.
 */
function keepDocsStill(): void {
  if (window.frameElement?.id.startsWith('iframe--') !== true) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere() {
    focus.call(this, { preventScroll: true });
  };
}

async function begin({ args }: { args: OfficeProps }): Promise<() => void> {
  const { role = 'Admin', name = 'Rani', answers = {}, before } = args;
  const { title } = document;
  forget();
  keepDocsStill();
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

/** What the stories of a screen have in common; `spec` is where the screen is specified. */
export function screenOf(spec: string, height = 720) {
  const hidden = { table: { disable: true } };
  return {
    component: Office,
    args: { address: '/' },
    argTypes: {
      address: hidden,
      role: hidden,
      name: hidden,
      answers: hidden,
      routes: hidden,
      before: hidden,
    },
    globals: { theme: 'staff', dir: 'ltr', viewport: { value: 'desktop' } },
    parameters: {
      layout: 'fullscreen',
      docs: {
        description: { component: `Specification: ${spec}.` },
        // Each state in a window of its own: they share stores, and the document's title.
        story: { inline: false, height: `${height}px` },
      },
    },
    beforeEach: begin,
    afterEach: settled,
  } satisfies ScreenMeta;
}

/** On the design's phone. */
export const phone = { viewport: { value: 'phone' } };
