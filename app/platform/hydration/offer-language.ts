/**
 * Marks the root of an English page if the browser lists Hindi before any English, and its user has neither chosen a language (the cookie of
 * app/routes/resources/language.ts) nor dismissed the offer: then `LanguageOffer` is shown. Runs before the page is painted, so nothing moves,
 * and hides the offer without the page's scripts. At most 0.5 kB.
 */
export const offerLanguage = [
  `{const{dataset}=document.documentElement,first=navigator.languages.find(code=>/^(hi|en)\\b/i.test(code));`,
  `try{if(/^hi/i.test(first)&&!/\\blanguage=/.test(document.cookie)&&!localStorage.languageOffer){dataset.offer="";`,
  `addEventListener("click",({target})=>{if(target.closest(".language-offer button")){localStorage.languageOffer="no";delete dataset.offer}},true)}`,
  `}catch{}}`,
].join("");
