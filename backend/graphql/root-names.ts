import {
  type DocumentNode,
  type FieldNode,
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

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  return fragments;
}

/**
 * Unique root fields of the selected operation, or of all operations when it is ambiguous, in
 * document order. The document may be invalid: fragments may be missing or circular.
 */
export function rootNames(document: DocumentNode, operationName?: string | null): RootName[] {
  const fragments = fragmentsOf(document);
  const named = getOperationAST(document, operationName);
  const operations = named ? [named] : document.definitions.filter(isOperation);
  return operations.flatMap(({ operation, selectionSet }) => {
    const names = new Set(fieldsIn(selectionSet, fragments).map(({ name }) => name.value));
    return [...names].map((name) => ({ kind: operation, name }));
  });
}

/** The root fields that an operation executes: one for each name in the answer. */
export function rootFieldNodes(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): FieldNode[] {
  const nodes = fieldsIn(selectionSet, fragmentsOf(document));
  return [...new Map(nodes.map((node) => [(node.alias ?? node.name).value, node])).values()];
}

/** Iterative: selections may have the maximum depth of the parser. */
function fieldsIn(
  root: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const sets = [root];
  for (let set = sets.pop(); set !== undefined; set = sets.pop()) {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) fields.push(node);
      else if (node.kind === Kind.INLINE_FRAGMENT) sets.push(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment) sets.push(fragment.selectionSet);
      }
    }
  }
  return fields;
}
