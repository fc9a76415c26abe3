import { travellerStages } from '@pabean/domain';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/en.ts';
import { type Language, LanguageContext, languageOf } from '../../i18n/language.ts';
import { languages, loadCatalog } from '../../i18n/languages.ts';
import { useShop } from '../../shared/shop-store.ts';
import { approved, inDays, standingAt } from '../../testing/orders.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import type { TravellerOrder } from './shown-order.ts';

/** Two days and an hour before our deadline, at the place of arrival. */
const clockOf = (days: number) => {
  const day = 24 * 60 * 60 * 1000;
  const fileBy = Date.now() + days * day + 61 * 60 * 1000;
  const at = (moment: number) => new Date(moment).toISOString();
  return { zone: 'Asia/Makassar', opens_at: at(fileBy - 3 * day), file_by_at: at(fileBy) };
};

const stages = travellerStages.filter((stage) => stage !== 'approved');
const company = { companyEmail: 'help@example.com', companyPhone: '+44 20 7946 0000' };
const all = await Promise.all(
  languages.map(async (entry) =>
    languageOf(entry, entry.lang === 'en' ? en : await loadCatalog(entry.lang)),
  ),
);
const english = all[0] as Language;

function drawn(part: React.ReactNode, language = english): HTMLElement {
  return render(
    <LanguageContext value={language}>
      <MemoryRouter>{part}</MemoryRouter>
    </LanguageContext>,
  ).container;
}
const standing = (order: TravellerOrder, language = english) =>
  drawn(<OrderStanding order={order} />, language);
const textOf = (order: TravellerOrder, language = english) =>
  standing(order, language).textContent ?? '';

beforeEach(() => useShop.setState({ ...useShop.getInitialState(), ...company }, true));

describe.each(all.map((language) => [language.lang, language] as const))('in %s', (_, language) => {
  it.each(stages)('the page of an order at %s says all that it has to say', (stage) => {
    for (const days of [5, 1, 0, -1]) {
      const text = textOf({ ...standingAt(stage), doa: inDays(days) }, language);
      // A place that nobody filled, or a tag that nobody drew.
      expect(text).not.toMatch(/[{}<>]|undefined|NaN|Invalid/);
      expect(text).toContain('104777');
      expect(text).toContain('m.ostrowick@example.com');
    }
  });

  it.each([6, 2, 0, -2])('the clock says all that it has to say, %s days before', (days) => {
    const arrival = { doa: inDays(days), clock: clockOf(days) };
    const page = standing({ ...standingAt('preparing'), ...arrival }, language);
    const clock = page.querySelector('[data-state]');
    expect(clock?.textContent).not.toMatch(/[{}<>]|undefined|NaN|Invalid/);
    expect(clock?.querySelectorAll('dd')).toHaveLength(6);
    // The day of arrival stands there and nowhere else.
    const labels = [...page.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(labels.filter((label) => label === language.t('order.arrival'))).toHaveLength(1);
    const unknown = standing({ ...standingAt('preparing'), doa: inDays(days) }, language);
    expect(unknown.querySelector('[data-state]')).toBeNull();
  });

  it('the amount of a refund is the one of the record', () => {
    const refund = { refund_date: '2026-11-20T23:30:00Z', amount: '39.00', currency: 'USD' };
    const text = textOf({ ...standingAt('refunded'), ...refund }, language);
    expect(text).toMatch(/USD/);
    expect(text).toMatch(/39[.,]00/);
    expect(text).toMatch(/2026/);
  });

  it('what must not turn round in a right-to-left text does not', () => {
    const page = standing({ ...standingAt('waitingForYou'), doa: inDays(5) }, language);
    const fixed = [...page.querySelectorAll('bdi[dir="ltr"]')].map(
      ({ textContent }) => textContent,
    );
    expect(fixed).toEqual(
      expect.arrayContaining(['104777', 'm.ostrowick@example.com', '+44 20 7946 0000']),
    );
  });
});

describe('the facts of an order', () => {
  const facts = (more: Partial<TravellerOrder>) => {
    const page = drawn(<OrderFacts order={{ ...approved, ...more }} />);
    const texts = (kind: string) => [...page.querySelectorAll(kind)].map((one) => one.textContent);
    return Object.fromEntries(
      texts('dt').map((label, index) => [label, texts('dd')[index]] as const),
    );
  };

  it('are the arrival, the journey, the name, the id and the address', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20), toFake: ['Date'] });
    expect(facts({})).toEqual({
      Arrival: '23 November 2026 (in 3 days)',
      Flight: 'ZZ 938',
      Place: 'Bali (DPS)',
      Name: 'Maren Ostrowick-Vale',
      'Order ID': '104777',
      Email: 'm.ostrowick@example.com',
    });
  });

  it('leave out an arrival that is no date, and say of a name that there is none', () => {
    const { Name, ...rest } = facts({
      doa: 'soon',
      flight: null,
      place: null,
      full_name: null,
      email: null,
    });
    expect(Object.keys(rest)).toEqual(['Order ID', 'Email']);
    expect(Name).toBe(rest.Email);
    expect(Name).not.toBe('');
  });
});

it('nobody is told to write to an address that the operator has not configured', () => {
  useShop.setState({ companyEmail: '', companyPhone: '' });
  const page = standing({ ...standingAt('waitingForYou'), doa: inDays(5) });
  expect(page.querySelector('[href^="mailto:"], [href^="tel:"]')).toBeNull();
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://www.example.com/contact-us']);
});
