import type { ReactNode } from 'react';
import { linesOf, type IconName } from '#app/components/page/icon.tsx';
import { Box, Button, Card, Day, Glyphs, Hand, Here, Line } from './shapes.tsx';

/** A page of the portal from afar: the band with its leaf and its name, and under it what the page is about. */
const Screen = () => (
  <>
    <Box at={[2, 2, 236, 156]} fill="surface" round={10} />
    <path d="M3 26V12a9 9 0 0 1 9-9h216a9 9 0 0 1 9 9v14z" fill="var(--band)" stroke="none" />
    <Line d="M3 27h234" colour="edge" width={2} />
    <path d="M12 15c0-6 6-7 12-7c0 8-3 13-10 12z" fill="var(--leaf)" stroke="none" />
    <Line d="M32 15h50" colour="on-band" />
  </>
);

const Drawn = ({ name, x, y, size = 1 }: { name: IconName; x: number; y: number; size?: number }) => (
  <Line
    d={linesOf(name)}
    colour="accent"
    width={2}
    transform={`translate(${x} ${y})${size === 1 ? '' : `scale(${size})`}`}
  />
);

const Login = ({ at }: { at: 'name' | 'password' | 'button' | 'all' }) => (
  <>
    <Screen />
    <Card at={[50, 33, 140, 108]} />
    <Line d="M62 41h36M62 77h26" />
    <Box at={[62, 49, 116, 18]} fill="background" />
    <Line d="M70 58h54" colour="text" />
    <Box at={[62, 85, 116, 18]} fill="background" />
    <Line d="M71 94h0M81 94h0M91 94h0M101 94h0M111 94h0" colour="text" width={6} />
    <Button at={[62, 114, 64, 18]} />
    {at === 'name' ? <Here at={[62, 49, 116, 18]} /> : null}
    {at === 'password' ? <Here at={[62, 85, 116, 18]} /> : null}
    {at === 'button' ? <Hand x={106} y={122} /> : null}
  </>
);

/** A part that is drawn the same each time and moved, for equal letters are hardly any bytes. */
const Moved = ({ x = 0, y, children }: Readonly<{ x?: number; y: number; children: ReactNode }>) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

const Visit = ({ y }: { y: number }) => (
  <Moved y={y}>
    <Card at={[14, 0, 212, 60]} />
    <Day x={20} y={5} />
    <Line d="M72 12h90" colour="text" width={6} />
    <Line d="M72 25h70" />
    <Button at={[72, 38, 42, 16]} />
    <Button at={[122, 38, 48, 16]} isDanger />
  </Moved>
);

const Person = ({ y }: { y: number }) => (
  <Moved y={y}>
    <Card at={[14, 0, 212, 48]} />
    <Drawn name="user" x={24} y={4} size={1.6} />
    <Line d="M78 18h86" colour="text" width={6} />
    <Line d="M78 32h50" />
  </Moved>
);

/** All with one picture, for each other one is bytes of the guide. */
const Service = ({ y }: { y: number }) => (
  <Moved y={y}>
    <Card at={[14, 0, 212, 28]} />
    <Drawn name="stethoscope" x={22} y={2} />
    <Line d="M58 14h84" colour="text" width={6} />
  </Moved>
);

const Hour = ({ text, x, y }: { text: string; x: number; y: number }) => (
  <Moved x={x} y={y}>
    <Box at={[0, 0, 60, 28]} fill="background" edge="accent" />
    <Glyphs text={text} x={text.length > 4 ? 12 : 14} y={8} size={1.2} />
  </Moved>
);

/** The pictures, each under the name of what it shows. */
export const PICTURES = {
  signIn: <Login at="all" />,
  name: <Login at="name" />,
  password: <Login at="password" />,
  signInButton: <Login at="button" />,
  start: (
    <>
      <Screen />
      <Line d="M18 43h86" colour="text" width={8} />
      <Box at={[14, 56, 128, 92]} fill="band" round={12} />
      <Box at={[22, 66, 40, 50]} fill="on-band" edge="on-band" round={8} />
      <Glyphs text="27" x={30} y={76} size={1.6} colour="band" />
      <Line d="M72 72h58M72 86h44M72 100h50M24 132h60" colour="on-band" />
      <Card at={[152, 56, 74, 92]} />
      <Drawn name="circle-check" x={158} y={64} />
      <Drawn name="circle-check" x={158} y={92} />
      <Drawn name="circle-check" x={158} y={120} />
      <Line d="M188 76h28M188 104h22M188 132h28" />
    </>
  ),
  menu: (
    <>
      <Screen />
      <path d="M3 26h234v34H3z" fill="var(--band)" stroke="none" />
      <Line d="M3 60h234" colour="edge" width={2} />
      <path d="M12 60V40a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v20z" fill="var(--tab)" stroke="none" />
      <Line d="M22 48h24" colour="on-tab" />
      <Line d="M70 48h26M114 48h30M162 48h24M204 48h22" colour="on-band" />
      <Line d="M18 78h96" colour="text" width={8} />
      <Card at={[14, 92, 212, 56]} />
      <Line d="M26 108h120M26 122h90" />
      <Hand x={84} y={50} />
    </>
  ),
  visits: (
    <>
      <Screen />
      <Visit y={34} />
      <Visit y={97} />
    </>
  ),
  person: (
    <>
      <Screen />
      <Person y={38} />
      <Person y={96} />
      <Hand x={188} y={116} />
    </>
  ),
  service: (
    <>
      <Screen />
      <Box at={[14, 36, 140, 22]} fill="background" />
      <Line d="M24 47h60" colour="text" />
      <Button at={[164, 36, 62, 22]} />
      <Service y={66} />
      <Service y={97} />
      <Service y={128} />
      <Hand x={178} y={80} />
    </>
  ),
  hour: (
    <>
      <Screen />
      <Drawn name="calendar-event" x={16} y={34} />
      <Line d="M50 46h96" colour="text" width={8} />
      <Hour text="9:00" x={16} y={62} />
      <Hour text="9:30" x={90} y={62} />
      <Hour text="10:00" x={164} y={62} />
      <Hour text="10:30" x={16} y={102} />
      <Hour text="11:30" x={164} y={102} />
      <Hand x={206} y={124} />
    </>
  ),
  summary: (
    <>
      <Screen />
      <Card at={[14, 34, 212, 74]} />
      <Drawn name="calendar-event" x={22} y={36} />
      <Drawn name="stethoscope" x={22} y={59} />
      <Drawn name="map-pin" x={22} y={82} />
      <Line d="M58 48h84M58 71h64M58 94h74" colour="text" width={6} />
      <Line d="M182 48h30M182 71h30M182 94h30" colour="accent" width={4} />
      <Button at={[14, 115, 96, 22]} />
      <Hand x={88} y={124} />
    </>
  ),
  done: (
    <>
      <Screen />
      <Box at={[14, 36, 212, 112]} fill="background" edge="success" line={4} round={12} />
      <circle cx={62} cy={92} r={32} fill="var(--success)" stroke="none" />
      <path d="M47 93l11 11 20-23" stroke="var(--background)" strokeWidth={7} />
      <Line d="M112 62h96" colour="text" width={8} />
      <Glyphs text="27" x={112} y={78} size={2} />
      <Glyphs text="9:00" x={162} y={82} size={1.6} />
      <Line d="M112 116h80M112 130h60" />
    </>
  ),
  cancel: (
    <>
      <Screen />
      <Visit y={38} />
      <Card at={[14, 104, 212, 44]} />
      <Line d="M28 118h110M28 132h80" />
      <Hand x={150} y={86} />
    </>
  ),
  question: (
    <>
      <Screen />
      <Card at={[14, 36, 212, 112]} />
      <Day x={24} y={48} />
      <path
        d="M0 6a7 7 0 1 1 11 6q-4 2-4 7M7 26v.1"
        stroke="var(--text)"
        strokeWidth={5}
        transform="translate(90 54)"
      />
      <Line d="M128 60h78M128 78h60" colour="text" />
      <Button at={[24, 116, 88, 22]} />
      <Button at={[124, 116, 90, 22]} isDanger />
    </>
  ),
  result: (
    <>
      <Screen />
      <Card at={[14, 36, 212, 112]} />
      <Line d="M28 54h96" colour="text" width={8} />
      <Line d="M28 72h60" />
      <Line d="M34 98h172" colour="edge" width={8} />
      <Box at={[78, 88, 74, 20]} fill="tint" edge="accent" />
      <path d="M118 86l12 12-12 12-12-12z" fill="var(--text)" stroke="none" />
      <Line d="M28 126h130M28 138h90" />
    </>
  ),
  message: (
    <>
      <Screen />
      <Card at={[14, 36, 212, 52]} />
      <Drawn name="mail" x={22} y={42} size={1.6} />
      <Line d="M78 54h90" colour="text" width={6} />
      <Card at={[14, 96, 212, 52]} />
      <Drawn name="mail" x={22} y={102} size={1.6} />
      <Line d="M78 114h70" colour="text" width={6} />
      <Line d="M78 130h110" />
      <Hand x={158} y={62} />
    </>
  ),
  display: (
    <>
      <Screen />
      <Card at={[14, 38, 212, 50]} />
      <Glyphs text="A" x={32} y={62} />
      <Glyphs text="A" x={68} y={56} size={1.6} />
      <Glyphs text="A" x={114} y={49} size={2.3} />
      <Glyphs text="A" x={170} y={43} size={3.2} />
      <Box at={[14, 98, 100, 50]} fill="background" line={3} />
      <Glyphs text="A" x={55} y={108} size={3} />
      <Box at={[126, 98, 100, 50]} fill="text" line={3} />
      <Glyphs text="A" x={167} y={108} size={3} colour="background" />
    </>
  ),
} as const;

export type PictureName = keyof typeof PICTURES;
