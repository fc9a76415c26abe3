export type { CrashPageProps } from './CrashPage.tsx';
export { CrashPage } from './CrashPage.tsx';
