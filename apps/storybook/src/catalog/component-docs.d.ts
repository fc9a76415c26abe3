declare module 'virtual:components' {
  export const components: Readonly<
    Record<string, import('./component-files.ts').ComponentDoc | undefined>
  >;
}
