import { expect } from 'storybook/test';

/** Words for stories of long texts: a name, a word that no line breaks, a sentence. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';
export const longName = `Maximiliane Wilhelmine von Oberstetten-${longWord}`;
export const longText = `The declaration of ${longName} could not be read to its end, because the file that came with it holds more pages than one declaration has; send each of them on its own.`;

/** A window of the design's phone. */
export const phone = { viewport: { value: 'phone' } };

/** Played by stories whose content must stay inside the window, however long it is. */
export async function fits({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  const beyond = Array.from(canvasElement.querySelectorAll('*'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(({ tagName, className }) => `${tagName} ${className}`);
  const message = `nothing reaches beyond the window: ${beyond.join(', ')}`;
  await expect(scrollWidth, message).toBeLessThanOrEqual(clientWidth);
}

/** Drawn as below a pointer. */
export const hovered = { pseudo: { hover: true } };

const reachable = 'a, button, input, select, textarea, [tabindex="0"]';

/** Drawn as reached by the keyboard, all of them at once. */
export const focused = { pseudo: { focus: reachable, focusVisible: reachable } };

/** The same for what is drawn beside the page: dialogs and toasts. */
export const outside = {
  hovered: { pseudo: { ...hovered.pseudo, rootSelector: 'body' } },
  focused: { pseudo: { ...focused.pseudo, rootSelector: 'body' } },
};

/** Its page of docs shows each story in a frame of its own: for what covers the page. */
export const inFrames = { docs: { story: { inline: false, height: '480px' } } };
