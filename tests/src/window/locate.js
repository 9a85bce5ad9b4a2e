// Finds the visible elements with a role and an accessible name. Runs in the page, as a function body.
const [role, wanted, row] = arguments;

const SELECTORS = {
  button: 'button, [role=button], input[type=submit], summary, [role=menuitem], [role=switch]',
  link: 'a[href], [role=link]',
  field:
    'input:not([type=hidden]), select, textarea, [aria-haspopup=listbox], [role=textbox], [role=combobox], ' +
    '[role=checkbox], [role=radio], [role=switch], [role=group], [role=radiogroup]',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  tab: '[role=tab]',
  option: '[role=option], [role=menuitemradio], option',
  row: 'tr, li, [role=row], [role=listitem]',
};

const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

const textOf = (element) => {
  const copy = element.cloneNode(true);
  copy.querySelectorAll('[aria-hidden=true], style, script').forEach((hidden) => hidden.remove());
  return plain(copy.textContent);
};

const nameOf = (element) => {
  const ids = element.getAttribute('aria-labelledby');
  if (ids) return plain(ids.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean).map(textOf).join(' '));
  const label = element.getAttribute('aria-label');
  if (label) return plain(label);
  if (element.labels?.length) return plain([...element.labels].map(textOf).join(' '));
  if (element.matches('input, select, textarea')) return plain(element.placeholder ?? element.value ?? element.title);
  return textOf(element) || plain(element.title);
};

const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

// Behind an open dialog nothing can be reached. Lists of options open beside the dialog they belong to.
const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isVisible).at(-1);

const find = (kind, wantedName, root) => {
  if (kind === 'selector' || kind === 'test-id') {
    const selector = kind === 'test-id' ? `[data-testid="${CSS.escape(wantedName)}"]` : wantedName;
    return [...root.querySelectorAll(selector)].filter(isVisible);
  }
  const candidates = [...root.querySelectorAll(SELECTORS[kind])].filter(isVisible);
  const name = plain(wantedName);
  const exact = candidates.filter((element) => nameOf(element) === name);
  if (exact.length > 0) return exact;
  // A label may go on ("Edizione, facoltativo"); a row holds more than the text it is known by.
  if (kind === 'field') return candidates.filter((element) => nameOf(element).startsWith(`${name} `));
  if (kind === 'row') return candidates.filter((element) => textOf(element).includes(name));
  return [];
};

const everything = dialog && role !== 'option' ? dialog : document;
if (row === null) return find(role, wanted, everything);
const rows = find('row', row, everything);
return rows.length === 1 ? find(role, wanted, rows[0]) : [];
