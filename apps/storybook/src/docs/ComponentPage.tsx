import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentDoc } from '../catalog/component-files.ts';
import { componentOf } from './arg-types.ts';

/** The page of a component, or of a screen: its purpose, how to get it, and all its states. */
export default function ComponentPage() {
  const { csfFile } = useOf<'meta'>('meta', ['meta']);
  const { title } = csfFile.meta;
  const component = componentOf(title);
  return (
    <>
      <Title />
      {component === undefined ? <Description /> : <About component={component} title={title} />}
      <Primary />
      {component && <Controls />}
      <Stories title="All states" />
    </>
  );
}

function About({ component, title }: { component: ComponentDoc; title: string }) {
  const name = title.split('/').at(-1) ?? '';
  const { words, path, source, usedIn } = component;
  const from = name === 'FormShell' ? 'form' : name;
  return (
    <>
      <Markdown>{words}</Markdown>
      <Source language="tsx" dark={false} code={`import { ${name} } from '@pabean/ui/${from}';`} />
      <Markdown>
        {[
          `**Status:** ${usedIn.length > 0 ? `stable, in use by ${usedIn.join(' and ')}` : 'stable, not on a screen by itself'}`,
          '**Design:** [section 6, Components](?path=/docs/foundations-design--docs)',
          `**Source:** \`${path}\``,
        ].join(' · ')}
      </Markdown>
      <details style={{ marginBlockEnd: 24, fontFamily: 'inherit', fontSize: 14 }}>
        <summary>Read the source</summary>
        <Source language="tsx" code={source} />
      </details>
      <Subheading>Try it</Subheading>
    </>
  );
}
