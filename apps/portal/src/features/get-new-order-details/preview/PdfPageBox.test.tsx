import { stubSight } from '@pabean/ui/testing/stub-sight';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PdfDocument } from './open-pdf.ts';
import { PdfPageBox } from './PdfPageBox.tsx';

it('is drawn while it is near the view, also where several changes are told at once', () => {
  const tell = stubSight();
  // As far as a place asks for it: the page itself never comes.
  const pdf: PdfDocument = Object.create({ numPages: 3, getPage: () => new Promise(() => {}) });
  render(<PdfPageBox pdf={pdf} number={1} width={360} ratio={1.4} onProblem={() => {}} />);
  const isDrawn = (...changes: boolean[]) => {
    act(() => tell(...changes));
    return screen.queryByRole('img') !== null;
  };
  expect([isDrawn(true), isDrawn(false)]).toEqual([true, false]);
  expect([isDrawn(false, true), isDrawn(true, false)]).toEqual([true, false]);
});
