// The ground of boards that nobody drew: paper and a faint grid.
import { LIGHT, type Art } from './art';

export const plain: Art = {
  palette: {
    ...LIGHT,
    ink: ['#2b2a2e', '#f1ece0'],
    land: ['#f0e9d8', '#24262c'],
    water: ['#cfdfe3', '#1a2730'],
    park: ['#d3dcb8', '#24352a'],
    road: ['#fffdf6', '#3a3d45'],
    stone: ['#d9cfb8', '#343740'],
    pale: ['#f8f3e6', '#2c2f36'],
    accent: ['#c7503a', '#d8705a'],
    leaf: ['#a9b98a', '#3a5242'],
    wave: ['#b3cbd2', '#27404d'],
    street: ['#e4dbc5', '#2d3038'],
    shoal: ['#dfebea', '#25363f'],
    deep: ['#b6cdd4', '#121c23'],
  },
  font: '"Gill Sans", "Gill Sans MT", Optima, "Liberation Sans", Arial, sans-serif',
  streets: { w: 60, h: 60, turn: 0 },
  around: 'land',
  shapes: [],
};
