import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A field that an operation asks of its root. */
export interface RootName {
  readonly kind: OperationDefinitionNode['operation'];
  readonly name: string;
}

function isOperation(node: { readonly kind: string }): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

/**
 * Root fields of the operation that is asked for, of all operations when that is not clear; in the order of
 * the text, each once. The document need not be valid: fragments may be missing or go in circles.
 */
export function rootNames(document: DocumentNode, operationName?: string | null): RootName[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const asked = getOperationAST(document, operationName);
  const operations = asked ? [asked] : document.definitions.filter(isOperation);
  return operations.flatMap(({ operation, selectionSet }) =>
    [...namesIn(selectionSet, fragments)].map((name) => ({ kind: operation, name })),
  );
}

/** A loop instead of a recursion: selections may be nested as deep as the parser lets them. */
function namesIn(
  root: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const sets = [root];
  for (let set = sets.pop(); set !== undefined; set = sets.pop()) {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) sets.push(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment) sets.push(fragment.selectionSet);
      }
    }
  }
  return names;
}
