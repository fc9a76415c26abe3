import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

/** A toast's bar of time runs for seconds and says nothing: what takes longer is not waited for. */
const longestMs = 1000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Until nothing fades, slides or grows any more: a picture is taken of what stays. */
export async function settled(): Promise<void> {
  // Libraries begin a transition one or two frames after they have drawn.
  await frame();
  await frame();
  await waitFor(() => {
    const moving = document.getAnimations().filter((animation) => {
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      return animation.playState === 'running' && end <= longestMs;
    });
    expect(moving).toHaveLength(0);
  });
}

/** Waits for words of the state. */
export const shows = (words: string | RegExp) => async () => {
  await screen.findAllByText(words);
};

/** Presses the first button of that name, when it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  await userEvent.click(button);
}

/** Puts text into the field of that label, at once: keys one by one take their time. */
export async function write(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

/** What is loading says so to whoever does not see grey bars. */
export const waits = (label: string) => async () => {
  await screen.findByRole('status', { name: label });
};

/** A second try that fails as the first did leaves the keyboard where it was, and never at the top. */
export async function triesAgain(): Promise<void> {
  const button = () => screen.findByRole('button', { name: 'Try again' });
  (await button()).focus();
  await userEvent.keyboard('{Enter}');
  await frame();
  await frame();
  await button();
  await expect(document.body, 'the focus is not lost').not.toHaveFocus();
}

/** Takes the focus away, and the hint that it may have opened. */
export async function leaveFocus(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
}

/** On a phone or with long words nothing reaches beyond the window. */
export async function fits(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'nothing reaches beyond the window').toBeLessThanOrEqual(clientWidth);
}

/** The first place of words. */
function rangeOf(words: string, within: Node = document.body): Range {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const at = text.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return range;
  }
  throw new Error(`There is no ${words}.`);
}

/** A word stands in one line: it is not broken inside, where its line has room for it. */
export async function staysWhole(word: string): Promise<void> {
  await expect(rangeOf(word).getClientRects().length, `${word} stands in one line`).toBe(1);
}

/** On a page from left to right, words of either direction stand at the left edge of their cell. */
export async function beginsItsCell(words: string): Promise<void> {
  const cell = [...document.querySelectorAll('td, th')].find(({ textContent }) =>
    textContent.includes(words),
  );
  if (cell === undefined) throw new Error(`No cell holds ${words}.`);
  const edge =
    cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
  const away = Math.round(rangeOf(words, cell).getBoundingClientRect().left - edge);
  await expect(away, `${words} begins at the edge of its cell`).toBe(0);
}
