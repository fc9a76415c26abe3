import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

it('has a name that grows with the text of the reader', () => {
  render(<Logo size={28} label="Pabean" />);
  expect(screen.getByText('Pabean').style.fontSize).toBe('1.25rem');
});
