import { Logo } from '@pabean/ui/Logo';
import { PasswordInput } from '@pabean/ui/PasswordInput';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { productLabel, setPageTitle } from '../../shared/page-title.ts';
import { StaffForm } from '../../shared/StaffForm.tsx';
import { Contours } from './Contours.tsx';
import { fetchNext } from './fetch-next.ts';
import styles from './Login.module.css';
import { takeOverSent } from './sent-form.ts';
import { useLoginForm } from './useLoginForm.ts';

/** The sign-in (spec section 2, "Sign in"; design section 7). */
export function LoginScreen() {
  const { field, pending, failure, submit } = useLoginForm();
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => takeOverSent(screen.current), []);
  useEffect(() => setPageTitle('Sign In'), []);
  useEffect(fetchNext, []);
  return (
    <main ref={screen} className={styles.page}>
      <Contours />
      <div className={styles.card}>
        <Logo size={28} label={productLabel} />
        <h1 className={styles.title}>Sign in</h1>
        <p className={styles.what}>Staff back office</p>
        <StaffForm
          label="Sign in"
          pending={pending}
          failure={failure}
          onSubmit={submit}
          submitLabel="Sign In"
          wide
        >
          <TextInput
            {...field('email')}
            label="Email"
            type="email"
            size="md"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          <PasswordInput
            {...field('password')}
            label="Password"
            size="md"
            autoComplete="current-password"
          />
        </StaffForm>
      </div>
      <p className={styles.note}>
        For {productLabel} staff only. Travellers: use the link in your order e-mail.
      </p>
    </main>
  );
}
