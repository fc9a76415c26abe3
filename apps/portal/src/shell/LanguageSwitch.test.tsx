import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../app/paths.ts';
import { english } from '../i18n/language.ts';
import { useLanguageStore } from '../i18n/language-store.ts';
import { languages } from '../i18n/languages.ts';
import { openPortal } from '../testing/draw.tsx';
import { fakeFetch } from '../testing/fake-fetch.ts';

const control = () => screen.getByRole<HTMLSelectElement>('combobox');
const choose = (lang: string) => fireEvent.change(control(), { target: { value: lang } });

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  useLanguageStore.setState({ language: english, failed: false });
});

describe('the language control', () => {
  it('lists every language by its own name, marked as that language', async () => {
    fakeFetch({});
    openPortal(paths.trackOrder());
    await screen.findByLabelText('Order ID');
    const listed = [...control().options].map(({ text, lang, value }) => ({ text, lang, value }));
    expect(listed).toEqual(languages.map(({ name, lang }) => ({ text: name, lang, value: lang })));
    expect(control().value).toBe('en');
  });

  it('changes the page, and keeps what is typed, the focus and the choice', async () => {
    const sent = fakeFetch({});
    openPortal(paths.trackOrderOf('104777'));
    const field = await screen.findByLabelText<HTMLInputElement>('Email ID');
    fireEvent.change(field, { target: { value: 'm.ostrowick@example.com' } });
    control().focus();
    sent.length = 0;
    choose('ar');
    await screen.findByRole('heading', { level: 1, name: /أدخل البريد/ });
    expect(document.documentElement.lang).toBe('ar');
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.title).toBe('تتبّع الطلب · Pabean');
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('m.ostrowick@example.com');
    expect(field.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(document.activeElement).toBe(control());
    expect(localStorage.getItem('lang')).toBe('ar');
    expect(sent).toEqual([]);
    choose('en');
    await screen.findByRole('heading', { level: 1, name: /Enter the e-mail/ });
    expect(document.documentElement.dir).toBe('ltr');
  });

  it('says so when a language did not arrive, until one does', async () => {
    fakeFetch({});
    openPortal(paths.trackOrder());
    await screen.findByLabelText('Order ID');
    act(() => useLanguageStore.setState({ failed: true }));
    expect(screen.getByText(/This language could not be loaded/).role).toBe('status');
    choose('id');
    await screen.findByLabelText('ID Pesanan');
    expect(screen.queryByText(/could not be loaded|tidak dapat dimuat/)).toBeNull();
  });
});
