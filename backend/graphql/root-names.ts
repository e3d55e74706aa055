import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A selected root field of an operation. */
interface RootName {
  readonly kind: OperationDefinitionNode['operation'];
  readonly name: string;
}

function isOperation(node: { readonly kind: string }): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

/**
 * Unique root fields of the selected operation, or of all operations when it is ambiguous, in
 * document order. The document may be invalid: fragments may be missing or circular.
 */
export function rootNames(document: DocumentNode, operationName?: string | null): RootName[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const named = getOperationAST(document, operationName);
  const operations = named ? [named] : document.definitions.filter(isOperation);
  return operations.flatMap(({ operation, selectionSet }) =>
    [...namesIn(selectionSet, fragments)].map((name) => ({ kind: operation, name })),
  );
}

/** Iterative: selections may be nested as deep as the parser allows. */
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
