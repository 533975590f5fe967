// The company's products, investors and partners. All of them are samples, and the page says so.
import { coverAddress } from '#art/cover-address.ts'
import type { HueKey } from '#art/hues.ts'
import { initials } from '#art/initials.ts'
import type { MotifName } from '#art/motifs.ts'
import { m } from '../../paraglide/messages.js'

const motif = (shape: string, name: MotifName, hue: HueKey) => coverAddress({ kind: 'motif', motif: name, hue, shape })

export const brands = () => [
  { name: m.home_brand_academy(), text: m.home_brand_academy_text(), mark: motif('mark', 'english', 'class6') },
  { name: m.home_brand_live(), text: m.home_brand_live_text(), mark: motif('mark', 'live', 'live') },
  { name: m.home_brand_books(), text: m.home_brand_books_text(), mark: motif('mark', 'stack', 'class9') },
  { name: m.home_brand_skills(), text: m.home_brand_skills_text(), mark: motif('mark', 'special', 'special') },
  { name: m.home_brand_kids(), text: m.home_brand_kids_text(), mark: motif('mark', 'kids', 'kids') },
]

export const investors = () =>
  INVESTORS.map(({ hue, name, text }) => ({
    name: name(),
    text: text(),
    hue,
    initials: initials(name()),
    // Only the flower, because a picture loaded as a file can't use the page's Bengali font.
    flower: coverAddress({ kind: 'avatar', hue, name: '-' }),
  }))

const INVESTORS: { hue: HueKey; name: () => string; text: () => string }[] = [
  { hue: 'class3', name: m.home_investor_farhin, text: m.home_investor_farhin_text },
  { hue: 'class8', name: m.home_investor_imtiaz, text: m.home_investor_imtiaz_text },
  { hue: 'class12', name: m.home_investor_sharika, text: m.home_investor_sharika_text },
  { hue: 'class6', name: m.home_investor_ruhan, text: m.home_investor_ruhan_text },
  { hue: 'class2', name: m.home_investor_adiba, text: m.home_investor_adiba_text },
  { hue: 'class9', name: m.home_investor_tamzid, text: m.home_investor_tamzid_text },
  { hue: 'class11', name: m.home_investor_nabila, text: m.home_investor_nabila_text },
  { hue: 'class5', name: m.home_investor_jarin, text: m.home_investor_jarin_text },
  { hue: 'class7', name: m.home_investor_mahir, text: m.home_investor_mahir_text },
  { hue: 'class10', name: m.home_investor_oishee, text: m.home_investor_oishee_text },
]

export const partners = () => [
  {
    hue: 'class7' as const,
    name: m.home_partner_sample({ name: m.home_partner_library() }),
    title: m.home_partner_library_title(),
    text: m.home_partner_library_text(),
    picture: motif('foot', 'boat', 'class7'),
  },
  {
    hue: 'kids' as const,
    name: m.home_partner_sample({ name: m.home_partner_kits() }),
    title: m.home_partner_kits_title(),
    text: m.home_partner_kits_text(),
    picture: motif('foot', 'kids', 'kids'),
  },
  {
    hue: 'class10' as const,
    name: m.home_partner_sample({ name: m.home_partner_data() }),
    title: m.home_partner_data_title(),
    text: m.home_partner_data_text(),
    picture: motif('foot', 'dots', 'class10'),
  },
]
