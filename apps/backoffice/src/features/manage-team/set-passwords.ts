import { create } from 'zustand';

/**
 * The passwords that this person has just set, by member id. A password never comes back from the
 * server; who has set one sees it in this tab until they leave the screen (spec, Safety).
 * Only in memory: no storage may ever hold it.
 */
const useSetPasswords = create<Readonly<Record<string, string>>>(() => ({}));

export function rememberPassword(memberId: string, password: string): void {
  useSetPasswords.setState({ [memberId]: password });
}

export function forgetPasswords(): void {
  useSetPasswords.setState({}, true);
}

/** The password that was just set for this member; undefined for all others. */
export function useSetPassword(memberId: string): string | undefined {
  return useSetPasswords((passwords) => passwords[memberId]);
}
