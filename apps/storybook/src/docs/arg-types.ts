import { components } from 'virtual:components';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import type { Prop } from '../catalog/read-component.ts';

/** The last part of a page's title is the component. */
export const componentOf = (title: string) =>
  title.startsWith('Components/') ? components[title.split('/').at(-1) ?? ''] : undefined;

/** Puts the properties as their authors wrote them in place of what Storybook can guess. */
export const argTypesOfSource: ArgTypesEnhancer = ({ title, argTypes }) => {
  const component = componentOf(title);
  if (component === undefined) return argTypes;
  return Object.fromEntries(component.props.map((prop) => [prop.name, rowOf(prop)]));
};

function rowOf({ name, type, required, words, fallback }: Prop): StrictInputType {
  return {
    name,
    description: words,
    type: { name: 'other', value: type, required },
    table: {
      type: { summary: type },
      ...(fallback !== undefined && { defaultValue: { summary: fallback } }),
    },
    ...controlOf(type),
  };
}

/** What a person can choose or write; for all else Storybook looks at the value. */
function controlOf(type: string): Pick<StrictInputType, 'control' | 'options'> {
  if (/^('[^']*'( \| )?)+$/.test(type)) {
    return {
      control: { type: 'select' },
      options: [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word),
    };
  }
  if (/^number( \| (false|null))?$/.test(type)) return { control: { type: 'number' } };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'string') return { control: { type: 'text' } };
  // A function is no value to write, and a node is an element more often than a text.
  return type.endsWith('[]') ? { control: { type: 'object' } } : { control: { disable: true } };
}
