import '../shell/truth/truth.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import indexHtml from '../../index.html?raw';
import { en } from './en.ts';
import { Rich } from './Rich.tsx';
import { type PluralForms, translator } from './t.ts';

const t = translator(en, 'en-GB');

describe('texts', () => {
  it('take their values', () => {
    expect(t('page.title', { page: 'Track Order', product: 'Pabean' })).toBe(
      'Track Order · Pabean',
    );
  });

  it('do not read a value as a place or a tag', () => {
    expect(t('failure.tooMany', { time: '{time} $& <b>' })).toContain('{time} $& <b>.');
  });

  it('end with one full stop, also behind a date that has its own', () => {
    const on = (date: string) => t('offline.pending', { date });
    expect(on('28 ноября 2026 г.')).toContain('28 ноября 2026 г. We');
    expect(on('28 November 2026')).toContain('28 November 2026. We');
  });

  it('may hold links and stressed words', () => {
    const { container } = render(
      <>
        <Rich text="track.lost" tags={{ link: (words) => <a href="#contact">{words}</a> }} />
        <Rich text="footer.private" values={{ product: 'Pabean <b>' }} />
      </>,
    );
    expect(container.querySelector('a')?.textContent).toBe('Contact us');
    expect(container.querySelector('strong')?.textContent).toBe('Pabean <b> is a private company.');
  });

  it('use no contraction and no exclamation mark (design section 8)', () => {
    const texts = Object.values<string | PluralForms>(en);
    const forms = texts.flatMap((text) => (typeof text === 'string' ? text : Object.values(text)));
    for (const text of forms) {
      expect(text).not.toMatch(/\w['’](t|s|re|ve|ll|d|m)\b/);
      expect(text).not.toContain('!');
    }
  });
});

describe('index.html', () => {
  it('says the same before any script runs', () => {
    const page = new DOMParser().parseFromString(indexHtml, 'text/html');
    const strip = render(<Rich text="strip.notice" />).container.innerHTML;
    expect(page.querySelector('.frame-strip p')?.innerHTML).toBe(strip);
    expect(page.querySelector('aside')?.getAttribute('aria-label')).toBe(en['strip.label']);
    expect(page.querySelectorAll('script:not([src])')).toHaveLength(0);
  });
});
