import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../i18n/en.ts';
import { usePayment } from '../../shared/payment-store.ts';
import { useShop } from '../../shared/shop-store.ts';
import './truth.ts';
import { WhatYouPayFor } from './WhatYouPayFor.tsx';

const initial = useShop.getState();
afterEach(() => useShop.setState(initial, true));

it('says what is free and where, what the fee buys, and the name on the statement', () => {
  useShop.setState({
    officialFormUrl: 'https://official.example.org',
    statementName: 'EXAMPLE TRAVEL SVC',
  });
  render(<WhatYouPayFor />);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'official.example.org' });
  expect(link.href).toBe('https://official.example.org/');
  expect(screen.getByText(en['truth.feeText'])).toBeTruthy();
  expect(screen.getByText('EXAMPLE TRAVEL SVC')).toBeTruthy();
});

it('says what was paid for the order that is open', () => {
  useShop.setState({ statementName: 'EXAMPLE TRAVEL SVC' });
  usePayment.setState({ paid: { sum: 'USD 39.00', day: '20 November 2026' } });
  render(<WhatYouPayFor />);
  const part = screen.getByRole('heading', { name: en['truth.statement'] }).parentElement;
  expect(part?.textContent).toMatch(/USD 39\.00, 20 November 2026.*EXAMPLE TRAVEL SVC/);
  // In right-to-left text, numbers on both sides of Latin letters would change places.
  const apart = part?.querySelectorAll('bdi') ?? [];
  expect(Array.from(apart, (each) => each.textContent)).toContain('20 November 2026');
  usePayment.setState({ paid: null });
});

it('says nothing of a form or a statement that the server has not named, and follows no other link', () => {
  useShop.setState({ officialFormUrl: 'javascript:alert(1)', statementName: null });
  render(<WhatYouPayFor />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(en['truth.statement'])).toBeNull();
  expect(screen.getByText(en['truth.fee'])).toBeTruthy();
});
