import { readFileSync } from 'node:fs';
import fg from 'fast-glob';
const { HtmlValidate, StaticConfigLoader, configPresets } = await import('html-validate/browser');
class Once extends StaticConfigLoader { #r: any; override getConfigFor(): any { return (this.#r ??= super.getConfigFor({} as never)); } }
const style = ['void-style','attr-case','attribute-empty-style','attribute-boolean-style','require-sri','doctype-style','no-inline-style','long-title','no-trailing-whitespace','attr-quotes','element-case', 'no-self-closing', 'tel-non-breaking','no-missing-references','missing-doctype'];
const make = (off: string[]) => new HtmlValidate(new Once({ root: true, extends: ['html-validate:recommended','html-validate:standard','html-validate:a11y','html-validate:document'], elements: ['html5', { '*': { attributes: { tabindex: { enum: ['0', '-1'] } } } } as never], rules: {'no-unknown-attributes':'error','no-unknown-elements':'error',...Object.fromEntries([...style,...off].map(x=>[x,'off'])), } }));
const files = fg.sync('/tmp/hv/dist/**/*.html').map(f=>readFileSync(f,'utf8'));
const run = (off: string[], show=false) => { const v = make(off); v.validateStringSync('<p>x</p>'); const t=performance.now(); for (const f of files) { const r = v.validateStringSync(f); if (show) for (const res of r.results) for (const m of res.messages) if (m.ruleId!=='valid-autocomplete') console.log(m.ruleId, m.message, m.selector); } return performance.now()-t; };
console.log('cold', run([], true)); run([]);
const base = Math.min(run([]), run([]));
console.log('all', base);
const rules = [...new Set(Object.values(configPresets).flatMap(p=>Object.keys(p.rules??{})))].concat('no-unknown-attributes','no-unknown-elements').filter(r=>!style.includes(r));
const res = rules.map(r => [r, base - Math.min(run([r]), run([r]))] as const).sort((a,b)=>b[1]-a[1]);
console.log(res.slice(0,25).map(([r,t])=>`${r} ${t.toFixed(0)}`).join('\n'));
console.log('none', run(rules));
