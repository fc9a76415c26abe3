import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { laterPart, tryLostAgain, useLost } from './later-part.tsx';
import { ScriptsMissing } from './PartMissing.tsx';

const Part = ({ words }: { words: string }) => <p>{words}</p>;
const lost = new TypeError('Failed to fetch dynamically imported module');
const here = { [location.pathname]: () => new Response() };
const loadPage = vi.fn();
const press = () => act(() => tryLostAgain(loadPage));

/** A page with a part whose script the browser answers as told, one answer after the other. */
async function open(...answers: (typeof Part | Error)[]) {
  const load = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error || answer === undefined) throw answer;
    return answer;
  });
  const Later = laterPart('part', load);
  await act(async () => render(<Later words="Here" />));
  return { load, Later };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  useLost.setState(useLost.getInitialState(), true);
  loadPage.mockReset();
});

it('a script that comes is asked for once, on whatever page of an order', async () => {
  const { load, Later } = await open(Part);
  screen.getByText('Here');
  cleanup();
  render(<Later words="There" />);
  screen.getByText('There');
  expect(load).toHaveBeenCalledOnce();
});

describe('a script that is lost', () => {
  it('comes with a press, and the page is not loaded anew for it', async () => {
    fakeFetch(here);
    await open(lost, Part);
    expect(screen.queryByText('Here')).toBeNull();
    await press();
    screen.getByText('Here');
    expect([useLost.getState().lost, loadPage.mock.calls]).toEqual([[], []]);
  });

  it('comes by itself when there is a network again', async () => {
    render(<ScriptsMissing />, { wrapper: LanguageProvider });
    await open(lost, Part);
    await act(async () => window.dispatchEvent(new Event('online')));
    screen.getByText('Here');
  });

  it('comes with the next order that is opened', async () => {
    const { Later } = await open(lost, Part);
    cleanup();
    await act(async () => render(<Later words="There" />));
    screen.getByText('There');
    expect(useLost.getState().lost).toEqual([]);
  });

  it('and that the browser remembers as lost comes with the page anew', async () => {
    fakeFetch(here);
    await open(lost);
    await press();
    expect(loadPage).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not answer', {}],
    ['is broken', { [location.pathname]: () => new Response('', { status: 502 }) }],
  ])('costs nobody the page while the server %s', async (_, answers) => {
    fakeFetch(answers);
    await open(lost);
    await press();
    expect(loadPage).not.toHaveBeenCalled();
    expect(useLost.getState().lost).toHaveLength(1);
  });
});

it('a part without its style sheet is not shown: it comes with the page anew', async () => {
  fakeFetch(here);
  const { load } = await open(new Error('Unable to preload CSS for /part.css'), Part);
  await press();
  expect(screen.queryByText('Here')).toBeNull();
  expect([load.mock.calls.length, loadPage.mock.calls.length]).toEqual([1, 1]);
});
