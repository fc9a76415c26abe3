import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePalette, usePalette } from '../../shared/palette/palette-store.ts';
import { clearSession } from '../../shared/session/session-store.ts';
import { setSingleKeys } from '../../shared/shortcuts/shortcut-settings.ts';
import {
  field,
  offered,
  office,
  onList,
  open,
  press,
  pressKeys,
  type,
} from './testing/open-palette.tsx';

/** The palette (decision 059). */

beforeEach(() => setSingleKeys(true));
afterEach(() => {
  closePalette();
  clearSession();
});

describe('Ctrl and K', () => {
  it('open it while somebody types, and close it; the focus goes back', async () => {
    office('/admin');
    await onList();
    const box = screen.getByRole('searchbox', { name: 'Search orders' });
    box.focus();
    expect(pressKeys()).toBe(false);
    const typed = await field();
    expect(document.activeElement).toBe(typed);
    pressKeys();
    expect(document.activeElement).toBe(box);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Go to or do' })).toBeNull());
  });

  it('close it, and the keys are the page’s again where nothing had the focus', async () => {
    office('/admin');
    await onList();
    await open();
    pressKeys();
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: 'j' });
    const row = (await onList()).closest('tr');
    await waitFor(() => expect(row?.getAttribute('aria-current')).not.toBeNull());
  });

  it('are those of the machine: on Apple’s Command, and the place of the letter', async () => {
    office('/admin');
    await onList();
    pressKeys({ metaKey: true, ctrlKey: false });
    pressKeys({ shiftKey: true });
    expect(usePalette.getState().opened).toBe(false);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh');
    pressKeys();
    expect(usePalette.getState().opened).toBe(false);
    pressKeys({ key: 'л', metaKey: true, ctrlKey: false });
    expect(usePalette.getState().opened).toBe(true);
  });

  it('keep what is typed while its script is on its way from the screen behind', async () => {
    office('/admin');
    await onList();
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' });
    box.focus();
    pressKeys();
    for (const key of ['j', 'p', 'o', 'Backspace', 'r', 'Enter']) {
      expect(fireEvent.keyDown(document.activeElement ?? document.body, { key })).toBe(false);
    }
    const typed = (await field()) as HTMLInputElement;
    expect(typed.value).toBe('jpr');
    expect(document.querySelector('main tr[aria-current]')).toBeNull();
    fireEvent.keyDown(typed, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await open().then((again) => expect((again as HTMLInputElement).value).toBe(''));
  });

  it('are taken back by Escape before its script is there', async () => {
    office('/admin');
    await onList();
    pressKeys();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(usePalette.getState().opened).toBe(false);
    // The keys are the screen's again.
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(document.querySelector('main tr[aria-current]')).not.toBeNull());
  });

  it('do nothing behind a question', async () => {
    office('/admin');
    await onList();
    fireEvent.click(screen.getByLabelText('Select order 100001'));
    fireEvent.click(screen.getByRole('button', { name: 'Delete Order' }));
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
    pressKeys();
    expect(usePalette.getState().opened).toBe(false);
  });

  it('begin anew each time', async () => {
    office('/admin');
    await onList();
    await open();
    await type('ref');
    pressKeys();
    pressKeys();
    expect(await field()).toHaveProperty('value', '');
  });
});

describe('what it offers', () => {
  it('the places of the role, with counts and keys', async () => {
    office('/admin', 'Telecaller');
    await onList();
    await open();
    await type('order');
    expect(offered()).not.toContain('Order History');
    expect(offered()).not.toContain('Order Processed');
    const option = screen.getByRole('option', { name: /^New Orders/ });
    expect(option.textContent).toContain('1 order');
    const keys = [...option.querySelectorAll('[data-key]')].map((key) =>
      key.getAttribute('data-key'),
    );
    expect(keys).toEqual(['G', 'N']);
  });

  it('goes to a place by the beginnings of its words', async () => {
    const { router } = office('/admin');
    await onList();
    await open();
    await type('inv ma');
    expect(offered()).toEqual(['Manage Invoices']);
    await press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/send-invoice'));
    expect(usePalette.getState().opened).toBe(false);
  });

  it('no keys where they are switched off', async () => {
    setSingleKeys(false);
    office('/admin');
    await onList();
    await open();
    expect(
      screen.getByRole('option', { name: /^New Orders/ }).querySelector('[data-key]'),
    ).toBeNull();
  });

  it('nothing, and says so', async () => {
    office('/admin', 'Telecaller');
    await onList();
    await open();
    await type('zzz');
    expect(await screen.findByText('No matches.')).toBeTruthy();
  });
});
