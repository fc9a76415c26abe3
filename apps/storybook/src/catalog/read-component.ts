import { type ESTree, parseSync } from 'vite';

/** A property of a component, as its author wrote it. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Its doc comment; empty where it has none. */
  readonly words: string;
  readonly fallback?: string;
}

/**
 * The properties in the type `<name>Props` of a component's file, with their words and the values
 * that stand in for what is left out. Empty for a component that takes Mantine's properties.
 */
export function readProps(source: string, name: string): Prop[] {
  const { program, comments } = parseSync(`${name}.tsx`, source);
  const declared = program.body.map((node) =>
    node.type === 'ExportNamedDeclaration' ? node.declaration : node,
  );
  const types = new Map(
    declared.flatMap((node) =>
      node?.type === 'TSTypeAliasDeclaration' ? [[node.id.name, node.typeAnnotation] as const] : [],
    ),
  );
  const type = types.get(`${name}Props`);
  if (type === undefined) return [];
  const fallbacks = readFallbacks(source, declared, name);
  return literalsOf(type, types).flatMap((literal) =>
    literal.members.flatMap((member, index) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const annotation = member.typeAnnotation?.typeAnnotation;
      if (annotation === undefined) return [];
      const from = literal.members[index - 1]?.end ?? literal.start;
      const comment = comments.findLast(({ start, end }) => start >= from && end <= member.start);
      const fallback = fallbacks.get(member.key.name);
      return {
        name: member.key.name,
        type: readable(source.slice(annotation.start, annotation.end), member.optional),
        required: !member.optional,
        words: comment === undefined ? '' : plain(comment.value),
        ...(fallback !== undefined && { fallback }),
      };
    }),
  );
}

/** The doc comment before a component. */
export function readWords(source: string, name: string): string {
  const before = source.split(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'))[0] ?? '';
  const comment = before.slice(before.lastIndexOf('/**'));
  return comment.replace(/^\/\*\*|\*\/\s*$/g, '').replace(/^ \* ?/gm, '');
}

/** The object types in a type: itself, or the parts that `&` puts together, named in the file or not. */
function literalsOf(
  type: ESTree.TSType,
  types: ReadonlyMap<string, ESTree.TSType>,
): ESTree.TSTypeLiteral[] {
  if (type.type === 'TSTypeLiteral') return [type];
  if (type.type === 'TSIntersectionType') {
    return type.types.flatMap((part) => literalsOf(part, types));
  }
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const named = types.get(type.typeName.name);
  return named === undefined ? [] : literalsOf(named, types);
}

function readFallbacks(
  source: string,
  declared: readonly (ESTree.Node | null)[],
  name: string,
): Map<string, string> {
  const component = declared.find(
    (node) => node?.type === 'FunctionDeclaration' && node.id?.name === name,
  );
  const parameter = component?.type === 'FunctionDeclaration' ? component.params[0] : undefined;
  const found = new Map<string, string>();
  for (const property of parameter?.type === 'ObjectPattern' ? parameter.properties : []) {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
    const { left, right } = property.value;
    if (left.type === 'Identifier') found.set(left.name, source.slice(right.start, right.end));
  }
  return found;
}

/** On one line; that it may be left out is said by its name already. */
function readable(type: string, optional: boolean): string {
  const line = type.replace(/\s+/g, ' ');
  if (!optional) return line;
  const rest = line.replace(/ \| undefined$/, '');
  return /^\([^|]*=>[^|]*\)$/.test(rest) ? rest.slice(1, -1) : rest;
}

function plain(comment: string): string {
  return comment
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
