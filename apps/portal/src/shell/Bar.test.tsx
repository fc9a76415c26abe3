import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { marketingPaths, paths } from '../app/paths.ts';
import { en } from '../i18n/en.ts';
import { useShop } from '../shared/shop-store.ts';
import { json } from '../testing/answers.ts';
import { openPortal } from '../testing/draw.tsx';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { calls, serverError, shopReply } from '../testing/replies.ts';

const menu = () => screen.getByRole('button', { name: en['bar.menu'] });
const isOpen = () => menu().getAttribute('aria-expanded') === 'true';
/** Opens Track Order, with the server's answer about the shop. */
async function openAt(shop: () => Response, address = paths.trackOrder()) {
  fakeFetch({ [calls.shop]: shop });
  const router = openPortal(address);
  await screen.findByLabelText('Order ID');
  return router;
}

beforeEach(() => useShop.setState(useShop.getInitialState(), true));

describe('the frame of every page', () => {
  it('says first that this is no authority, and once more at the end', async () => {
    await openAt(shopReply);
    const strip = screen.getByRole('complementary', { name: en['strip.label'] });
    expect(strip.textContent).toContain('Not affiliated with the Indonesian government.');
    expect(strip.querySelector('button')).toBeNull();
    expect((await screen.findByRole('contentinfo')).textContent).toContain(
      'Pabean is a private company.',
    );
  });

  it('begins with a link to the content', async () => {
    await openAt(shopReply);
    const skip = screen.getByRole('link', { name: en['bar.skip'] });
    expect(document.querySelector('a')).toBe(skip);
    expect(screen.getByRole('main').id).toBe(skip.getAttribute('href')?.slice(1));
  });

  it("names the shop's own website, product and company", async () => {
    const data = {
      productLabel: 'Seaside',
      companyName: 'Coral Papers Ltd',
      companyEmail: 'a@example.com',
      companyPhone: '1',
      marketingUrl: 'https://shop.example.com/id/',
      portalUrl: 'https://portal.example.com',
    };
    await openAt(() => json({ status: 1, message: 'Shop.', data }));
    await screen.findByText(/Coral Papers Ltd/);
    const links = [...screen.getByRole('navigation').querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Object.values(marketingPaths).map((path) => `https://shop.example.com/id${path}`),
    );
    expect(screen.getByRole('link', { name: 'Seaside, track an order' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Track Order · Seaside'));
  });

  it.each([
    ['breaks', serverError],
    [
      'names an address that no browser should open',
      () => {
        const data = {
          productLabel: 'Pabean',
          companyName: 'Example Travel Services Ltd',
          marketingUrl: 'javascript:alert(1)',
          portalUrl: '',
        };
        return json({ status: 1, message: 'Shop.', data });
      },
    ],
  ])('keeps the samples when the server %s', async (_, shop) => {
    await openAt(shop);
    const home = screen.getByRole('link', { name: en['nav.home'] });
    expect(home.getAttribute('href')).toBe('https://www.example.com/');
  });
});

describe('the menu of a small screen', () => {
  it('opens and closes by its button, which says what it is', async () => {
    await openAt(shopReply);
    expect(isOpen()).toBe(false);
    const list = document.getElementById(menu().getAttribute('aria-controls') ?? '');
    expect(list).toBe(screen.getByRole('navigation'));
    fireEvent.click(menu());
    expect(isOpen()).toBe(true);
    expect(list?.dataset.open).toBe('true');
    fireEvent.click(menu());
    expect(isOpen()).toBe(false);
    expect(list?.dataset.open).toBeUndefined();
  });

  it('closes by Escape, and the focus goes back to the button', async () => {
    await openAt(shopReply);
    fireEvent.click(menu());
    const link = screen.getByRole('link', { name: en['nav.refund'] });
    link.focus();
    fireEvent.keyDown(link, { key: 'Tab' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menu());
  });

  it('takes no focus by Escape while it is closed', async () => {
    await openAt(shopReply);
    const field = screen.getByLabelText('Email ID');
    field.focus();
    fireEvent.keyDown(menu(), { key: 'Escape' });
    expect(document.activeElement).toBe(field);
  });

  it('closes with a new page', async () => {
    const router = await openAt(shopReply, paths.trackOrderOf('104777'));
    fireEvent.click(menu());
    await router.navigate(paths.trackOrder());
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
