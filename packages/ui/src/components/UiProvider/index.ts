export type { UiProviderProps } from './UiProvider.tsx';
export { UiProvider } from './UiProvider.tsx';
