import { ConfirmDialog } from '@pabean/ui/ConfirmDialog';
import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';

export type Question = {
  /** The specification's sentence, word for word. */
  title: string;
  /** What it is about: names the orders. */
  line?: string | undefined;
  /** What should be known before the answer. A link in it answers by `leaveQuestion`. */
  children?: ReactNode;
  tone: 'danger' | 'default';
};

type PendingQuestion = { question: Question; opened: boolean; answer: (yes: boolean) => void };

/** What the dialog holds before the first question; it is closed then. */
const nothing: PendingQuestion = {
  question: { title: '', tone: 'default' },
  opened: false,
  answer: () => {},
};

const useAsked = create<{ asked: PendingQuestion | null }>(() => ({ asked: null }));

/** Asks No or Yes (spec section 4, "Confirm dialog"). A question that is pushed aside means No. */
export function confirm(question: Question): Promise<boolean> {
  leaveQuestion();
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      // The words stay while the dialog fades away.
      useAsked.setState(({ asked }) => ({ asked: asked && { ...asked, opened: false } }));
      resolve(yes);
    };
    useAsked.setState({ asked: { question, opened: true, answer } });
  });
}

/** Whoever goes elsewhere by a link of the question has answered No. */
export const leaveQuestion = (): void => useAsked.getState().asked?.answer(false);

/** When the shell goes, because the session ended, its question goes too: that means No. */
function drop(): void {
  leaveQuestion();
  useAsked.setState({ asked: null });
}

/**
 * Where questions appear: once, in the shell. The dialog is there before the first question: a
 * dialog that begins open does not know whom to give the focus back to.
 */
export function ConfirmHost() {
  const { question, opened, answer } = useAsked((state) => state.asked) ?? nothing;
  useEffect(() => drop, []);
  return (
    <ConfirmDialog
      {...question}
      opened={opened}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
