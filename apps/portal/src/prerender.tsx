import { UiProvider } from '@pabean/ui/UiProvider';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { paths, routePaths } from './app/paths.ts';
import { TrackOrderScreen } from './features/track-order/TrackOrderScreen.tsx';
import { english, LanguageContext, languageOf } from './i18n/language.ts';
import { languages, loadCatalog } from './i18n/languages.ts';
import type { Catalog } from './i18n/t.ts';
import { Shell } from './shell/Shell.tsx';

/** Track Order in one language, as it is before any script. */
export interface PrerenderedPage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  /** What stands in `#root`. */
  readonly html: string;
  /** The texts of the language. */
  readonly catalog: Catalog;
}

/**
 * Draws Track Order in every language; run by the build only. The names in it are the neutral
 * samples of the shop store: what the operator configured arrives with the script.
 */
export async function prerenderTrackOrder(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const entry of languages) {
    const language =
      entry.lang === english.lang ? english : languageOf(entry, await loadCatalog(entry.lang));
    const { lang, dir, t } = language;
    const router = createMemoryRouter(
      [
        {
          path: routePaths.root,
          Component: Shell,
          children: [{ path: routePaths.trackOrder, Component: TrackOrderScreen }],
        },
      ],
      { initialEntries: [paths.trackOrder()] },
    );
    const html = renderToString(
      <StrictMode>
        <LanguageContext value={language}>
          <UiProvider theme="portal" dir={dir}>
            <RouterProvider router={router} />
          </UiProvider>
        </LanguageContext>
      </StrictMode>,
    );
    pages.push({
      catalog: language.catalog,
      lang,
      dir,
      title: t('page.title', { page: t('track.page'), product: 'Pabean' }),
      description: t('track.lead'),
      // Without its script the form would send what was typed in the address: no form, no sending.
      html: html
        .replaceAll('type="submit"', 'type="submit" form="none"')
        // A language chosen now would be forgotten when the script draws anew.
        .replace('<select ', '<select disabled '),
    });
  }
  return pages;
}
