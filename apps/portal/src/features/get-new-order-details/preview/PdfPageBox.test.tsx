import { stubSight } from '@pabean/ui/testing/stub-sight';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PdfDocument } from './open-pdf.ts';
import { PdfCanvas } from './PdfCanvas.tsx';
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

it.each([343, 349, 357])(
  '%i px wide has the ratio of its file, to the last digit',
  async (width) => {
    const page = {
      getViewport: () => ({ width: 595, height: 842 }),
      render: () => ({ promise: new Promise(() => {}), cancel: () => {} }),
    };
    const pdf: PdfDocument = Object.create({ numPages: 1, getPage: async () => page });
    const onRatio = vi.fn();
    const view = { pdf, number: 1, width, label: 'Page', onRatio, onProblem: () => {} };
    render(<PdfCanvas {...view} />);
    await waitFor(() => expect(onRatio).toHaveBeenCalledExactlyOnceWith(842 / 595));
  },
);
