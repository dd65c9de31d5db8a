/**
 * Checks the rules of Citus in the parse tree of a statement. A table of a workspace must be accessed by its
 * `workspace_id`: by a value, or by the `workspace_id` of another table, whose rows are then on the same node.
 */
import { parse } from 'libpg-query';
import { kinds } from './tables.ts';

/** A node of the parse tree: an object with one member, whose name is the kind of the node. */
type Tree = Readonly<Record<string, unknown>>;

/** Sentences about the rules that a statement breaks. */
export async function brokenRules(statement: string): Promise<string[]> {
  const { stmts = [] } = (await parse(statement)) as { stmts?: { stmt: Tree }[] };
  const found = new Statement();
  for (const { stmt } of stmts) found.look(stmt);
  return found.broken();
}

/** A source in a FROM clause: its place in the union-find structure, and its table, if it is one. */
interface Source {
  readonly place: number;
  readonly table?: string;
  readonly distributed: boolean;
}

/** The scope of names: the sources of a query, then those of the surrounding query. */
class Scope {
  readonly sources = new Map<string, Source>();
  readonly ctes: Map<string, number>;
  readonly outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.outer = outer;
    this.ctes = new Map(outer?.ctes);
  }

  find(name: string | undefined): Source | undefined {
    if (name !== undefined) return this.sources.get(name) ?? this.outer?.find(name);
    // A column without a table name belongs to the only table that can have it.
    const own = [...this.sources.values()];
    return own.length === 1 ? own[0] : (own.find(({ distributed }) => distributed) ?? this.outer?.find(name));
  }
}

class Statement {
  /** Places are united if they have the same workspace. Place 0: a parameter of the statement. */
  readonly #parents: number[] = [0];
  readonly #reached: { readonly table: string; readonly place: number; readonly lock: boolean }[] = [];
  readonly #reported: string[] = [];

  broken(): string[] {
    const reported = [...this.#reported];
    for (const { table, place, lock } of this.#reached)
      if (this.#root(place) !== this.#root(0))
        reported.push(
          lock ? `locks rows of ${table} on more than one node` : `reads ${table} without its workspace`,
        );
    return [...new Set(reported)].sort();
  }

  look(tree: Tree): void {
    for (const [kind, node] of Object.entries(tree)) this.#statement(kind, node as Tree);
  }

  #statement(kind: string, node: Tree): void {
    if (kind === 'CreateStmt') this.#create(node);
    else if (kind === 'IndexStmt') this.#index(node);
    else if (kind === 'AlterTableStmt') this.#alter(node);
    else if (/^(?:Select|Insert|Update|Delete)Stmt$/.test(kind)) this.#query(node, kind, undefined);
  }

  #root(place: number): number {
    let at = place;
    while (this.#parents[at] !== at) at = this.#parents[at] as number;
    return at;
  }

  #join(one: number, other: number): void {
    // Place 0 (a parameter) always remains the root.
    const [low, high] = [this.#root(one), this.#root(other)].sort((a, b) => a - b) as [number, number];
    this.#parents[high] = low;
  }

  #place(): number {
    this.#parents.push(this.#parents.length);
    return this.#parents.length - 1;
  }

  /** Checks a query, and returns the place of the workspace in its result. */
  #query(node: Tree, kind: string, outer: Scope | undefined): number {
    const scope = new Scope(outer);
    const answer = this.#place();
    for (const cte of listOf(node.withClause, 'ctes')) {
      const { ctename, ctequery } = inner(cte);
      const [[name, query]] = Object.entries(ctequery as Tree) as [[string, Tree]];
      scope.ctes.set(String(ctename), this.#query(query, name, scope));
    }
    for (const side of ['larg', 'rarg'])
      if (node[side] !== undefined) this.#join(answer, this.#query(node[side] as Tree, 'SelectStmt', scope));
    const target = node.relation as Tree | undefined;
    if (target !== undefined && kind !== 'InsertStmt') this.#source({ RangeVar: target }, scope);
    if (target !== undefined && kind === 'InsertStmt') this.#insert(node, target, scope);
    for (const from of [...arrayOf(node.fromClause), ...arrayOf(node.usingClause)]) this.#source(from, scope);
    this.#conditions(node.whereClause as Tree | undefined, scope);
    this.#others(node, scope);
    if (kind === 'UpdateStmt') this.#setsNoWorkspace(node, scope);
    for (const one of [...arrayOf(node.targetList), ...arrayOf(node.returningList)]) {
      const { val, name } = inner(one);
      const column = columnOf(val as Tree | undefined);
      if (column === undefined) continue;
      const isWorkspace = (name ?? column.name) === 'workspace_id' || column.name === '*';
      const source = isWorkspace ? scope.find(column.of) : undefined;
      if (source !== undefined) this.#join(answer, source.place);
    }
    if (arrayOf(node.lockingClause).length > 0)
      for (const { table, place, distributed } of scope.sources.values())
        if (distributed && table !== undefined) this.#reached.push({ table, place, lock: true });
    return answer;
  }

  #insert(node: Tree, target: Tree, scope: Scope): void {
    const table = String(target.relname);
    const columns = arrayOf(node.cols).map(one => inner(one).name);
    if (this.#kind(table) === 'distributed' && !columns.includes('workspace_id'))
      this.#reported.push(`stores rows of ${table} without their workspace`);
    const source = node.selectStmt as Tree | undefined;
    if (source !== undefined)
      for (const [name, query] of Object.entries(source)) this.#query(query as Tree, name, scope);
    // `on conflict` finds the existing row by its key.
    scope.sources.set(String((target.alias as Tree | undefined)?.aliasname ?? table), {
      place: 0,
      table,
      distributed: false,
    });
  }

  #setsNoWorkspace(node: Tree, scope: Scope): void {
    const [target] = scope.sources.values();
    const sets = arrayOf(node.targetList).some(one => inner(one).name === 'workspace_id');
    if (target?.distributed && sets)
      this.#reported.push(`moves rows of ${target.table} to another workspace`);
  }

  #source(from: Tree, scope: Scope): void {
    const [[kind, node]] = Object.entries(from) as [[string, Tree]];
    const alias = (node.alias as Tree | undefined)?.aliasname as string | undefined;
    if (kind === 'JoinExpr') {
      this.#source(node.larg as Tree, scope);
      this.#source(node.rarg as Tree, scope);
      this.#conditions(node.quals as Tree | undefined, scope);
    } else if (kind === 'RangeVar') {
      const table = String(node.relname);
      const cte = node.schemaname === undefined ? scope.ctes.get(table) : undefined;
      if (cte !== undefined) scope.sources.set(alias ?? table, { place: cte, distributed: false });
      else {
        const distributed = this.#kind(table) === 'distributed';
        const place = this.#place();
        scope.sources.set(alias ?? table, { place, table, distributed });
        if (distributed) this.#reached.push({ table, place, lock: false });
      }
    } else if (kind === 'RangeSubselect') {
      const [[name, query]] = Object.entries(node.subquery as Tree) as [[string, Tree]];
      scope.sources.set(alias ?? '', { place: this.#query(query, name, scope), distributed: false });
    } else scope.sources.set(alias ?? '', { place: this.#place(), distributed: false });
  }

  #kind(table: string): string {
    const kind = kinds[table];
    if (kind === undefined && !table.startsWith('pg_'))
      this.#reported.push(`${table} is in no list of tables`);
    return kind ?? 'local';
  }

  /** Unites workspaces that are equal in conditions joined by AND. */
  #conditions(tree: Tree | undefined, scope: Scope): void {
    if (tree === undefined) return;
    const { BoolExpr, A_Expr } = tree as Record<string, Tree | undefined>;
    if (BoolExpr?.boolop === 'AND_EXPR')
      for (const one of arrayOf(BoolExpr.args)) this.#conditions(one, scope);
    else if (A_Expr !== undefined && operatorOf(A_Expr) === '=')
      this.#equal(A_Expr.lexpr as Tree, A_Expr.rexpr as Tree, scope);
    this.#subqueries(tree, scope);
  }

  #equal(one: Tree, other: Tree, scope: Scope): void {
    const rows = [one, other].map(side => side.RowExpr as Tree | undefined);
    if (rows[0] !== undefined && rows[1] !== undefined) {
      const [left, right] = rows.map(row => arrayOf(row?.args)) as [Tree[], Tree[]];
      for (const [index, side] of left.entries()) if (right[index]) this.#equal(side, right[index], scope);
      return;
    }
    const places = [one, other].map(side => this.#workspaceIn(side, scope));
    if (places[0] !== undefined && places[1] !== undefined) this.#join(places[0], places[1]);
  }

  #workspaceIn(side: Tree, scope: Scope): number | undefined {
    const column = columnOf(side);
    if (column !== undefined)
      return column.name === 'workspace_id' ? scope.find(column.of)?.place : undefined;
    const value = side.TypeCast === undefined ? side : ((side.TypeCast as Tree).arg as Tree);
    return value.ParamRef !== undefined || value.A_Const !== undefined ? 0 : undefined;
  }

  /** Subqueries in any expression. */
  #subqueries(tree: unknown, scope: Scope): void {
    if (typeof tree !== 'object' || tree === null) return;
    for (const [name, node] of Object.entries(tree)) {
      if (name === 'SubLink') {
        const [[kind, query]] = Object.entries((node as Tree).subselect as Tree) as [[string, Tree]];
        this.#query(query, kind, scope);
        this.#subqueries((node as Tree).testexpr, scope);
      } else if (name !== 'BoolExpr' || !isAnd(node as Tree)) this.#subqueries(node, scope);
    }
  }

  #others(node: Tree, scope: Scope): void {
    const { targetList, returningList, sortClause, havingClause, valuesLists } = node;
    this.#subqueries({ targetList, returningList, sortClause, havingClause, valuesLists }, scope);
  }

  #create(node: Tree): void {
    const table = String((node.relation as Tree).relname);
    const kind = this.#kind(table);
    for (const element of arrayOf(node.tableElts)) {
      const { Constraint, ColumnDef } = element as Record<string, Tree | undefined>;
      if (Constraint !== undefined) this.#constraint(table, kind, Constraint, []);
      for (const one of arrayOf(ColumnDef?.constraints))
        this.#constraint(table, kind, inner(one), [String(ColumnDef?.colname)]);
    }
  }

  #alter(node: Tree): void {
    const table = String((node.relation as Tree).relname);
    for (const command of arrayOf(node.cmds)) {
      const constraint = ((inner(command).def ?? {}) as Record<string, Tree | undefined>).Constraint;
      if (constraint !== undefined) this.#constraint(table, this.#kind(table), constraint, []);
    }
  }

  #constraint(table: string, kind: string, constraint: Tree, own: string[]): void {
    const names = (list: unknown) => arrayOf(list).map(one => String((one.String as Tree).sval));
    if (/^CONSTR_(?:PRIMARY|UNIQUE)$/.test(String(constraint.contype))) {
      const columns = [...own, ...names(constraint.keys)];
      if (kind === 'distributed' && !columns.includes('workspace_id'))
        this.#reported.push(`${table} is unique without its workspace`);
    }
    if (constraint.contype !== 'CONSTR_FOREIGN') return;
    const other = String((constraint.pktable as Tree).relname);
    const theirs = this.#kind(other);
    const from = names(constraint.fk_attrs).indexOf('workspace_id');
    const together = from >= 0 && names(constraint.pk_attrs).indexOf('workspace_id') === from;
    if (theirs === 'distributed' && !(kind === 'distributed' && together))
      this.#reported.push(`${table} refers to ${other}, which is on other nodes`);
  }

  #index(node: Tree): void {
    const table = String((node.relation as Tree).relname);
    const columns = arrayOf(node.indexParams).map(one => inner(one).name);
    if (node.unique === true && this.#kind(table) === 'distributed' && !columns.includes('workspace_id'))
      this.#reported.push(`${table} is unique without its workspace`);
  }
}

const arrayOf = (list: unknown): Tree[] => (Array.isArray(list) ? (list as Tree[]) : []);

const listOf = (node: unknown, name: string): Tree[] => arrayOf((node as Tree | undefined)?.[name]);

/** The node in an object with one member. */
const inner = (tree: Tree): Tree => Object.values(tree)[0] as Tree;

const isAnd = (node: Tree) => node.boolop === 'AND_EXPR';

const operatorOf = ({ kind, name }: Tree): string | undefined =>
  kind === 'AEXPR_OP' ? String((arrayOf(name)[0]?.String as Tree | undefined)?.sval) : undefined;

function columnOf(tree: Tree | undefined): { of?: string; name: string } | undefined {
  const fields = arrayOf((tree?.ColumnRef as Tree | undefined)?.fields);
  if (fields.length === 0) return undefined;
  const names = fields.map(field => ('A_Star' in field ? '*' : String((field.String as Tree).sval)));
  const name = names.at(-1) as string;
  const of = names.at(-2);
  return of === undefined ? { name } : { of, name };
}
