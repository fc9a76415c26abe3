import type { ComponentProps } from 'react';
import { StaffForm } from '../StaffForm.tsx';
import { SettingsCard } from './SettingsCard.tsx';

type Props = Pick<
  ComponentProps<typeof StaffForm>,
  'pending' | 'failure' | 'onSubmit' | 'children'
> & {
  /** Of the page, the form and its button alike. */
  title: string;
};

/** A settings screen that is one form: its button says what the page is called. */
export function SettingsForm({ title, ...form }: Props) {
  return (
    <SettingsCard title={title}>
      <StaffForm {...form} label={title} submitLabel={title} />
    </SettingsCard>
  );
}
