import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fits, inFrames, phone } from '../../testing/states.ts';
import { AppModal } from '../AppModal/AppModal.tsx';
import { MailFrame } from './MailFrame.tsx';

const onClose = fn();
const html = `<!doctype html><html lang="en"><title>Mail</title><body>
  <p>Your declaration is approved.</p>
  <a href="https://example.com/track">Track order</a>
  <script>document.title = 'ran'; parent.document.title = 'ran';</script>
  <img alt="" src="data:," onerror="parent.document.title = 'ran'">
</body></html>`;

const meta = {
  component: MailFrame,
  parameters: inFrames,
  args: { subject: 'Your customs declaration is approved', html },
} satisfies Meta<typeof MailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const openedMail = async (subject: string) => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(subject);
  await waitFor(() => expect(frame.contentDocument?.querySelector('a')).not.toBeNull());
  return { frame, mail: frame.contentDocument as Document };
};

/** Nothing that a mail brings along runs, neither in it nor in the page around it. */
export const NothingRuns: Story = {
  play: async ({ args }) => {
    const { mail } = await openedMail(args.subject);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(mail.title).toBe('Mail');
    await expect(document.title).not.toBe('ran');
  },
};

export const Phone: Story = { globals: phone, play: fits };

/** Whoever has clicked into the mail closes its dialog by Escape all the same. */
export const EscapeInside: Story = {
  render: (args) => (
    <AppModal opened onClose={onClose} title="Sent Mail" size={640}>
      <MailFrame {...args} />
    </AppModal>
  ),
  play: async ({ args }) => {
    onClose.mockClear();
    const { frame, mail } = await openedMail(args.subject);
    mail.querySelector('a')?.focus();
    await expect(document.activeElement).toBe(frame);
    await userEvent.setup({ document: mail }).keyboard('x');
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.setup({ document: mail }).keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    // The next story takes this document away: no focus may be left in it.
    mail.querySelector('a')?.blur();
    frame.blur();
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
