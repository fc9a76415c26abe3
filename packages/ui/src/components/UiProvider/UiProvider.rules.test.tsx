import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from './UiProvider.tsx';

test.each(['staff', 'portal'] as const)(
  'the %s theme is light, whatever the machine prefers (spec section 9)',
  (theme) => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matchMedia(query),
      matches: query.includes('prefers-color-scheme: dark'),
    }));
    render(
      <UiProvider theme={theme}>
        <p>text</p>
      </UiProvider>,
    );
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
  },
);
