import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { makeRoutes } from '../app/routes.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { languageOf } from '../i18n/language.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { languages, loadCatalog } from '../i18n/languages.ts';
import frame from '../shell/frame.css?inline';
import languageSwitch from '../shell/language-switch.css?inline';
import { type Answers, answeringFetch } from './answers.ts';
import { FakeXhr } from './fake-xhr.ts';
import { leaveNothing } from './leave-nothing.ts';
import { calls, pending } from './replies.ts';

/** What a story of the portal begins with. */
export interface Opening {
  readonly address: string;
  /** Without one for a path, that path is offline; only what can be done with an order is waited for. */
  readonly answers?: Answers;
  readonly lang?: (typeof languages)[number]['lang'];
  /** 390 px wide, the design's phone, in place of 1440. */
  readonly phone?: boolean;
  /** The page breaks with this before its screen is there. */
  readonly broken?: Error;
  /** What is so before the portal opens: what the device keeps, for example. */
  readonly before?: () => Promise<void>;
}

/** The part of a meta that all screens share. @param spec the section that the screen is made after */
export function screen({ spec }: { spec: string }) {
  return {
    parameters: {
      layout: 'fullscreen',
      face: 'portal',
      // The whole page, for what axe judges of that alone, such as its one title.
      a11y: { context: 'html' },
      docs: {
        story: { inline: false, height: '900px' },
        canvas: { sourceState: 'none' },
        description: { component: `Specification: ${spec}` },
      },
    },
  };
}

/** A story of the whole portal at an address, with real stores and a network that only answers so. */
export function portalStory(opening: Opening) {
  const entry = languages.find(({ lang }) => lang === opening.lang) ?? languages[0];
  return {
    globals: {
      ...(entry.dir === 'rtl' && { dir: entry.dir }),
      ...windowOf(opening),
    },
    render: () => <Portal {...opening} />,
    beforeEach: async () => {
      await leaveNothing();
      const realFetch = globalThis.fetch;
      const saving = new AbortController();
      document.addEventListener('click', saveNothing, { signal: saving.signal });
      globalThis.fetch = networkOf(opening.answers, realFetch);
      const realXhr = globalThis.XMLHttpRequest;
      Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
      const realObserver = globalThis.IntersectionObserver;
      globalThis.IntersectionObserver = observerIn(realObserver);
      if (entry.lang !== 'en') {
        const language = languageOf(entry, await loadCatalog(entry.lang));
        useLanguageStore.setState({ language });
      }
      await opening.before?.();
      return async () => {
        globalThis.fetch = realFetch;
        globalThis.XMLHttpRequest = realXhr;
        globalThis.IntersectionObserver = realObserver;
        saving.abort();
        await leaveNothing();
      };
    },
  };
}

/** A phone stays one; else a designer looks at it at any size, and pictures are taken at one. */
function windowOf({ phone = false }: Opening) {
  if (phone) return { viewport: { value: 'phone' } };
  return import.meta.env.PICTURES ? { viewport: { value: 'desktop' } } : {};
}

/** Only the portal's own calls and documents are answered; Storybook loads its files as ever. */
function networkOf(answers: Answers = {}, realFetch: typeof fetch): typeof fetch {
  const fake = answeringFetch({ [calls.order]: pending, ...answers }).fetch;
  return (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const { pathname } = new URL(address, window.location.href);
    return (/^\/(api|uploads)\//.test(pathname) ? fake : realFetch)(input, init);
  };
}

/** A story stands in a frame, which would cut off what a page draws ahead of being seen. */
function observerIn(Real: typeof IntersectionObserver): typeof IntersectionObserver {
  return class extends Real {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, { root: document, ...options });
    }
  };
}

/** A file that is saved would stay on the machine, and the browser would show so. */
function saveNothing(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof HTMLAnchorElement && target.download !== '') event.preventDefault();
}

function Portal({ address, broken }: Opening) {
  const [router] = useState(() =>
    createMemoryRouter(routesOf(broken), { initialEntries: [address] }),
  );
  return (
    <LanguageProvider>
      <style>{frame}</style>
      <style>{languageSwitch}</style>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}

/** The route that keeps the shell around a page that failed, with a failure in it. */
function routesOf(broken: Error | undefined) {
  const routes = makeRoutes();
  const around = routes[0]?.children?.[0];
  if (broken && around) {
    around.loader = () => {
      throw broken;
    };
  }
  return routes;
}
