/** Documents built to exhaust the server, each just under the given token limit. */

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, at) => text(at)).join(' ');

/** `root` is a root field that returns an object with the field `leaf`. */
export function costlyQueries(
  tokens: number,
  root: string,
  leaf: string,
  type: string,
): Readonly<Record<string, string>> {
  const open = Math.floor(tokens / 4);
  return {
    'one field again and again': `{ ${root} { ${times(tokens - 5, () => leaf)} } }`,
    'one root again and again': `{ ${times(tokens / 4 - 2, () => `${root} { ${leaf} }`)} }`,
    'overlapping objects': `{ ${times(tokens / 4 - 2, (at) => `x: ${root}${at % 2} { ${leaf} }`)} }`,
    'other names': `{ ${times(tokens / 6 - 1, (at) => `a${at}: ${root} { ${leaf} }`)} }`,
    'other names of a leaf': `{ ${root} { ${times(tokens / 3 - 2, (at) => `a${at}: ${leaf}`)} } }`,
    'one other name': `{ ${root} { ${times(tokens / 3 - 2, () => `a: ${leaf}`)} } }`,
    'unknown fields': `{ ${root} { ${times(tokens - 5, (at) => `nope${at}`)} } }`,
    'unknown roots': `{ ${times(tokens - 2, (at) => `nope${at}`)} }`,
    'unknown arguments': `{ ${root}(${times(tokens / 3 - 3, (at) => `a${at}: 1`)}) { ${leaf} } }`,
    'unknown variables': `{ ${root}(${times(tokens / 4 - 3, (at) => `a${at}: $v${at}`)}) { ${leaf} } }`,
    'unused variables': `query (${times(tokens / 4 - 3, (at) => `$v${at}: Int`)}) { ${root} { ${leaf} } }`,
    directives: `{ ${root} { ${leaf} ${times(tokens / 6 - 1, () => '@include(if: true)')} } }`,
    'unknown directives': `{ ${root} { ${leaf} ${times(tokens / 2 - 4, (at) => `@d${at}`)} } }`,
    nesting: `{ ${times(open, () => `${root} {`)} ${leaf} ${times(open, () => '}')} }`,
    'nested lists': `{ ${root}(a: ${'['.repeat(tokens / 2 - 5)}${']'.repeat(tokens / 2 - 5)}) { ${leaf} } }`,
    'nested objects': `{ ${root}(a: ${'{a:'.repeat(tokens / 4)}1${'}'.repeat(tokens / 4)}) { ${leaf} } }`,
    'inline fragments': `{ ${'... { '.repeat(tokens / 3 - 3)}${root} { ${leaf} }${' }'.repeat(tokens / 3 - 3)} }`,
    'a chain of fragments': `{ ...f0 } ${times(tokens / 8 - 2, (at) => `fragment f${at} on Query { ...f${at + 1} }`)} fragment f${Math.max(1, Math.floor(tokens / 8 - 2))} on Query { ${root} { ${leaf} } }`,
    'doubling fragments': `{ ...f0 } ${times(tokens / 12 - 2, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f${Math.max(1, Math.floor(tokens / 12 - 2))} on Query { ${root} { ${leaf} } }`,
    'doubling fragments of objects': `{ ${root} { ...f0 } } ${times(tokens / 12 - 2, (at) => `fragment f${at} on ${type} { ...f${at + 1} ...f${at + 1} }`)} fragment f${Math.max(1, Math.floor(tokens / 12 - 2))} on ${type} { ${leaf} }`,
    'a circle of fragments': `{ ...f0 } ${times(tokens / 8 - 1, (at) => `fragment f${at} on Query { ...f${(at + 1) % Math.max(1, Math.floor(tokens / 8 - 1))} }`)}`,
    'everybody spreads everybody': (() => {
      const count = Math.floor(Math.sqrt(tokens / 2)) - 3;
      const all = times(count, (at) => `...f${at}`);
      return `{ ${all} } ${times(count, (at) => `fragment f${at} on Query { ${all} ${root} { ${leaf} } }`)}`;
    })(),
    'fragments with overlapping fields': (() => {
      const count = Math.floor(tokens / 14) - 1;
      return `{ ${times(count, (at) => `...f${at}`)} } ${times(count, (at) => `fragment f${at} on Query { ${root} { ${leaf} a: ${leaf} } }`)}`;
    })(),
    'unused fragments': `{ ${root} { ${leaf} } } ${times(tokens / 7 - 2, (at) => `fragment f${at} on ${type} { ${leaf} }`)}`,
    'many operations': `${times(tokens / 8, (at) => `query q${at} { ${root} { ${leaf} } }`)}`,
    'operations over one fragment': `${times(tokens / 6 - 4, (at) => `query q${at} { ...f }`)} fragment f on Query { ${root} { ${leaf} } }`,
    'a long text': `{ ${root}(a: "${'x'.repeat(200_000)}") { ${leaf} } }`,
    'a long block': `{ ${root}(a: """${' x\n'.repeat(60_000)}""") { ${leaf} } }`,
    'a long name': `{ ${root} { ${'x'.repeat(200_000)} } }`,
    'a long number': `{ ${root}(a: ${'1'.repeat(200_000)}) { ${leaf} } }`,
    commas: `{ ${root} { ${','.repeat(200_000)} ${leaf} } }`,
    comments: `{ ${root} { ${'#x\n'.repeat(60_000)} ${leaf} } }`,
    'introspection again and again': `{ ${times(tokens / 8 - 1, () => '__schema { types { name } }')} }`,
    'deep introspection': `{ __schema { types ${times(tokens / 6 - 2, () => '{ fields { type')} { name } ${'} } '.repeat(Math.floor(tokens / 6 - 2))} } }`,
    'one type name': `{ ${times(tokens - 2, () => '__typename')} }`,
  };
}
