import { FormShell } from '@pabean/ui/form';
import type { ComponentProps } from 'react';
import { SettingsCard } from './SettingsCard.tsx';

type Props = Pick<
  ComponentProps<typeof FormShell>,
  'pending' | 'failure' | 'onSubmit' | 'children'
> & {
  /** Of the page, the form and its button alike. */
  title: string;
};

/** A settings screen that is one form: its button says what the page is called. */
export function SettingsForm({ title, ...form }: Props) {
  return (
    <SettingsCard title={title}>
      <FormShell {...form} label={title} submitLabel={title} />
    </SettingsCard>
  );
}
